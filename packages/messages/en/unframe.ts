/** Texts about taking the frame off an export, in the editor and on the command line. */
import { format } from "./notation.ts";

const photos = (count: number): string =>
  `${format.number(count)} ${format.plural(count, { one: "photo", other: "photos" })}`;

export const unframe = {
  /** By the reason for keeping the frame on. */
  refusals: {
    "no-record": (file: string) => `“${file}” has no frame that Matte can remove.`,
    "encoded-again": (file: string) => `“${file}” was encoded again when it was framed, so its frame can’t be removed.`,
    changed: (file: string) =>
      `Another program has saved “${file}” since it was framed, so its frame can’t be removed.`,
    damaged: (file: string) => `“${file}” is damaged, so its frame can’t be removed.`,
  },
  region: "Already framed",
  framed: (count: number, look: string | null) => {
    const subject = count === 1 ? "Already framed here" : `${photos(count)} already framed here`;
    return look === null ? subject : `${subject} with ${look}`;
  },
  change: "Change the frame",
  remove: "Remove the frame",
  again: "Frame it again",
  againSeveral: "Frame them again",
  changed: (count: number) =>
    count === 1 ? "Frame opened for changes" : `Frames of ${photos(count)} opened for changes`,
  removed: (count: number) => (count === 1 ? "Frame removed" : `Frame removed from ${photos(count)}`),
  logoMissing: "The logo isn’t in the file. Add it again.",
  fontNeedsPlan: (font: string, substitute: string) =>
    `The caption was set in ${font}, a font of a computer, which needs Studio. ${substitute} is used instead.`,
  originals: (count: number) =>
    count === 1
      ? "The photo is the original file, byte for byte"
      : `${photos(count)} are the original files, byte for byte`,
  saved: (file: string) => `“${file}” saved without its frame`,
  lostHdr: (count: number) =>
    count === 1
      ? "The photo is no longer HDR: its gain map was encoded again with the frame."
      : `${photos(count)} are no longer HDR: their gain maps were encoded again with the frame.`,
  marked: (count: number) =>
    count === 1
      ? "The photo keeps its mark, which can’t be taken off."
      : `${photos(count)} keep their marks, which can’t be taken off.`,
  moreRefused: (count: number) => `The frames of ${photos(count)} more can’t be removed.`,
};
