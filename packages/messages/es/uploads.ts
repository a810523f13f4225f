/** @see ../en/uploads.ts */
import { format } from "./notation.ts";

const { number, plural } = format;

export const uploads = {
  failed: (file: string) => `No se pudo subir ${file} al servidor`,
  severalFailed: (count: number) =>
    plural(count, {
      one: `No se pudo subir ${number(count)} foto al servidor`,
      other: `No se pudieron subir ${number(count)} fotos al servidor`,
    }),
  serverFull: "El servidor no tiene más espacio para tus imágenes. Se exportaron, pero no se guardan allí.",
};
