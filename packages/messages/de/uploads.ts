/** @see ../en/uploads.ts */
import { format } from "./notation.ts";

export const uploads = {
  failed: (file: string) => `${file} konnte nicht zum Server hochgeladen werden`,
  severalFailed: (count: number) =>
    `${format.number(count)} ${format.plural(count, { one: "Foto konnte", other: "Fotos konnten" })} nicht zum Server hochgeladen werden`,
  serverFull: "Der Server hat keinen Platz mehr für Ihre Bilder. Sie sind exportiert, aber nicht dort gespeichert.",
};
