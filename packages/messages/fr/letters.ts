/** @see ../en/letters.ts */
import { format } from "./notation.ts";

export const letters = {
  confirmation: (link: string, hours: number) => ({
    subject: "Confirmez votre inscription à la lettre d’information de Matte",
    text: `Cette adresse a été saisie pour la lettre d’information de Matte. Pour vous inscrire, ouvrez cette page et appuyez sur le bouton :

${link}

Le lien est valable ${format.number(hours)} heures.

Si ce n’était pas vous, ne faites rien : cette adresse n’est pas sur la liste, et aucune lettre ne lui sera envoyée.
`,
  }),
};
