/** @see ../en/editor-incoming.ts */
import { format } from "./notation.ts";

const { number, plural } = format;

const photos = (count: number): string => `${number(count)} ${plural(count, { one: "photo", other: "photos" })}`;

export const editorIncoming = {
  region: "Photos partagées",
  waiting: (count: number) => `${photos(count)} d’une autre application`,
  add: (count: number) => `Ajouter ${photos(count)}`,
  discard: "Abandonner",
  failed: "Impossible de stocker les photos partagées. Ajoutez-les plutôt ici.",
  partial: (count: number, gigabytes: number) =>
    `Seules ${photos(count)} de ${number(gigabytes)} Go au total peuvent être partagées à la fois. Ajoutez les autres ici.`,
};
