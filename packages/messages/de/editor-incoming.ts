/** @see ../en/editor-incoming.ts */
import { format } from "./notation.ts";

const { number, plural } = format;

const photos = (count: number): string => `${number(count)} ${plural(count, { one: "Foto", other: "Fotos" })}`;

export const editorIncoming = {
  region: "Geteilte Fotos",
  waiting: (count: number) => `${photos(count)} aus einer anderen App`,
  add: (count: number) => `${photos(count)} hinzufügen`,
  discard: "Verwerfen",
  failed: "Die geteilten Fotos konnten nicht abgelegt werden. Fügen Sie sie stattdessen hier hinzu.",
  partial: (count: number, gigabytes: number) =>
    `Auf einmal lassen sich nur ${number(count)} Fotos mit zusammen ${number(gigabytes)} GB teilen. Fügen Sie die anderen hier hinzu.`,
};
