/** @see ../en/editor-incoming.ts */
import type { editorIncoming as English } from "../en/editor-incoming.ts";
import { format } from "./notation.ts";

const { number } = format;

const photos = (count: number): string => `${number(count)} foto`;

export const editorIncoming: typeof English = {
  region: "Foto condivise",
  waiting: (count: number) => `${photos(count)} da un’altra app`,
  add: (count: number) => `Aggiungi ${photos(count)}`,
  discard: "Scarta",
  failed: "Impossibile conservare le foto condivise. Aggiungile qui.",
  partial: (count: number, gigabytes: number) =>
    `Si possono condividere al massimo ${number(count)} foto alla volta, per ${number(gigabytes)} GB in tutto. Aggiungi qui le altre.`,
};
