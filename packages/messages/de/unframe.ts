/** @see ../en/unframe.ts */
import { format } from "./notation.ts";

const { number, plural } = format;

const photos = (count: number): string => `${number(count)} ${plural(count, { one: "Foto", other: "Fotos" })}`;

export const unframe = {
  refusals: {
    "no-record": (file: string) => `„${file}“ hat keinen Rahmen, den Matte entfernen kann.`,
    "encoded-again": (file: string) =>
      `„${file}“ wurde beim Rahmen neu kodiert, der Rahmen lässt sich deshalb nicht entfernen.`,
    changed: (file: string) =>
      `Ein anderes Programm hat „${file}“ nach dem Rahmen gespeichert, der Rahmen lässt sich deshalb nicht entfernen.`,
    damaged: (file: string) => `„${file}“ ist beschädigt, der Rahmen lässt sich deshalb nicht entfernen.`,
  },
  region: "Bereits gerahmt",
  framed: (count: number, look: string | null) => {
    const subject = count === 1 ? "Hier bereits gerahmt" : `${photos(count)} hier bereits gerahmt`;
    return look === null ? subject : `${subject} mit ${look}`;
  },
  change: "Rahmen ändern",
  remove: "Rahmen entfernen",
  again: "Noch einmal rahmen",
  againSeveral: "Alle noch einmal rahmen",
  changed: (count: number) =>
    count === 1 ? "Rahmen zum Ändern geöffnet" : `Rahmen von ${photos(count)} zum Ändern geöffnet`,
  removed: (count: number) => (count === 1 ? "Rahmen entfernt" : `Rahmen von ${photos(count)} entfernt`),
  logoMissing: "Das Logo ist nicht in der Datei. Fügen Sie es noch einmal hinzu.",
  fontNeedsPlan: (font: string, substitute: string) =>
    `Die Beschriftung war in ${font} gesetzt, einer Schrift des Computers, für die Studio nötig ist. Stattdessen wird ${substitute} verwendet.`,
  originals: (count: number) =>
    count === 1
      ? "Das Foto ist die Originaldatei, Byte für Byte"
      : `${photos(count)} sind die Originaldateien, Byte für Byte`,
  saved: (file: string) => `„${file}“ ohne Rahmen gespeichert`,
  lostHdr: (count: number) =>
    count === 1
      ? "Das Foto ist nicht mehr HDR: Seine Gain Map wurde mit dem Rahmen neu kodiert."
      : `${photos(count)} sind nicht mehr HDR: Ihre Gain Maps wurden mit dem Rahmen neu kodiert.`,
  marked: (count: number) =>
    count === 1
      ? "Das Foto behält sein Zeichen, das sich nicht entfernen lässt."
      : `${photos(count)} behalten ihre Zeichen, die sich nicht entfernen lassen.`,
  moreRefused: (count: number) => `Die Rahmen von ${number(count)} weiteren Fotos lassen sich nicht entfernen.`,
};
