/** @see ../en/editor-incoming.ts */
import { format } from "./notation.ts";

const { number, plural } = format;

const photos = (count: number): string => `${number(count)} ${plural(count, { one: "foto", other: "fotos" })}`;

export const editorIncoming = {
  region: "Fotos compartilhadas",
  waiting: (count: number) => `${photos(count)} de outro app`,
  add: (count: number) => `Adicionar ${photos(count)}`,
  discard: "Descartar",
  failed: "Não foi possível guardar as fotos compartilhadas. Adicione-as por aqui.",
  partial: (count: number, gigabytes: number) =>
    `Só dá para compartilhar ${number(count)} fotos, num total de ${number(gigabytes)} GB, por vez. Adicione as outras por aqui.`,
};
