/** @see ../en/letters.ts */
import type { letters as English } from "../en/letters.ts";
import { format } from "./notation.ts";

const { number, plural } = format;

export const letters: typeof English = {
  confirmation: (link: string, hours: number) => ({
    subject: "Conferma l’iscrizione alla newsletter di Matte",
    text: `Questo indirizzo è stato inserito per ricevere la newsletter di Matte. Per iscriverti, apri questa pagina e premi il pulsante:

${link}

Il link vale ${number(hours)} ${plural(hours, { one: "ora", other: "ore" })}.

Se la richiesta non è tua, non devi fare niente: questo indirizzo non è nell’elenco e non riceverà nessuna newsletter.
`,
  }),
};
