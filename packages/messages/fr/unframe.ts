/** @see ../en/unframe.ts */
import { format } from "./notation.ts";

const { number, plural } = format;

const photos = (count: number): string => `${number(count)} ${plural(count, { one: "photo", other: "photos" })}`;

export const unframe = {
  refusals: {
    "no-record": (file: string) => `« ${file} » n’a pas de cadre que Matte puisse retirer.`,
    "encoded-again": (file: string) =>
      `« ${file} » a été réencodé lors de l’encadrement, son cadre ne peut donc pas être retiré.`,
    changed: (file: string) =>
      `Un autre programme a enregistré « ${file} » depuis l’encadrement, son cadre ne peut donc pas être retiré.`,
    damaged: (file: string) => `« ${file} » est endommagé, son cadre ne peut donc pas être retiré.`,
  },
  region: "Déjà encadrée",
  framed: (count: number, look: string | null) => {
    const subject = count === 1 ? "Déjà encadrée ici" : `${number(count)} photos déjà encadrées ici`;
    return look === null ? subject : `${subject} avec ${look}`;
  },
  change: "Modifier le cadre",
  remove: "Retirer le cadre",
  again: "Encadrer de nouveau",
  againSeveral: "Tout encadrer de nouveau",
  changed: (count: number) =>
    count === 1 ? "Cadre ouvert pour modification" : `Cadres de ${photos(count)} ouverts pour modification`,
  removed: (count: number) => (count === 1 ? "Cadre retiré" : `Cadre retiré de ${photos(count)}`),
  logoMissing: "Le logo n’est pas dans le fichier. Ajoutez-le de nouveau.",
  fontNeedsPlan: (font: string, substitute: string) =>
    `La légende était composée en ${font}, une police d’ordinateur, ce qui demande Studio. ${substitute} la remplace.`,
  originals: (count: number) =>
    count === 1
      ? "La photo est le fichier d’origine, à l’octet près"
      : `${photos(count)} sont les fichiers d’origine, à l’octet près`,
  saved: (file: string) => `« ${file} » enregistré sans son cadre`,
  lostHdr: (count: number) =>
    count === 1
      ? "La photo n’est plus en HDR : sa carte de gain a été réencodée avec le cadre."
      : `${photos(count)} ne sont plus en HDR : leurs cartes de gain ont été réencodées avec le cadre.`,
  marked: (count: number) =>
    count === 1
      ? "La photo garde sa marque, qui ne s’enlève pas."
      : `${photos(count)} gardent leur marque, qui ne s’enlève pas.`,
  moreRefused: (count: number) =>
    plural(count, {
      one: `Le cadre de ${number(count)} autre photo ne peut pas être retiré.`,
      other: `Les cadres de ${number(count)} autres photos ne peuvent pas être retirés.`,
    }),
};
