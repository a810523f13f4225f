/** @see ../en/editor-incoming.ts */
import { format } from "./notation.ts";

const { number, plural } = format;

const photos = (count: number): string => `${number(count)} ${plural(count, { one: "foto", other: "fotos" })}`;

export const editorIncoming = {
  region: "Fotos compartidas",
  waiting: (count: number) => `${photos(count)} de otra app`,
  add: (count: number) => `Añadir ${photos(count)}`,
  discard: "Descartar",
  failed: "No se pudieron guardar las fotos compartidas. Añádelas aquí.",
  partial: (count: number, gigabytes: number) =>
    `Solo se pueden compartir ${number(count)} fotos a la vez, de ${number(gigabytes)} GB en total. Añade las demás aquí.`,
};
