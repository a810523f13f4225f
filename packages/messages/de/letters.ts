/** @see ../en/letters.ts */
import { format } from "./notation.ts";

const { number, plural } = format;

export const letters = {
  confirmation: (link: string, hours: number) => ({
    subject: "Bestätigen Sie Ihre Anmeldung zum Newsletter von Matte",
    text: `Diese Adresse wurde für den Newsletter von Matte eingetragen. Um ihn zu abonnieren, öffnen Sie diese Seite und drücken Sie den Knopf:

${link}

Der Link gilt ${number(hours)} ${plural(hours, { one: "Stunde", other: "Stunden" })}.

Falls Sie das nicht waren, brauchen Sie nichts zu tun: Diese Adresse steht nicht auf der Liste, und es wird kein Newsletter an sie geschickt.
`,
  }),
};
