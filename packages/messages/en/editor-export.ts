/** Texts about exports: notices, a batch's report, and the offer to share. */
import { format } from "./notation.ts";

const { number, plural } = format;

const photos = (count: number): string => `${number(count)} ${plural(count, { one: "photo", other: "photos" })}`;

/** Rounded against flicker. */
function timeLeft(milliseconds: number): string {
  const seconds = milliseconds / 1000;
  if (seconds < 10) return "a few seconds left";
  if (seconds < 55) return `about ${number(10 * Math.round(seconds / 10))} s left`;
  const minutes = Math.max(1, Math.round(seconds / 60));
  return minutes < 90 ? `about ${number(minutes)} min left` : `about ${number(Math.round(minutes / 60))} h left`;
}

export const editorExport = {
  timeLeft,
  nothing: "No images to export.",
  batchIsPro: "Batch export is Pro only.",
  failed: "Error during export",
  someFailed: (failed: number, total: number) =>
    `Error during export: ${number(failed)} of ${photos(total)} couldn’t be exported`,
  done: "Image exported",
  copied: "Picture copied",
  notCopied: "Couldn’t copy the picture. Try again.",
  batchDone: "Batch exported as ZIP",
  photos,
  seriesShared: (count: number) => `${photos(count)} shared`,
  zipType: "ZIP archive",
  noFileChosen: "Couldn’t open the save dialog. Use Export instead: the ZIP is saved to your downloads.",

  /** @param method how the file was encoded: `JPEG 95 % (damaged data)` */
  encodedAgain: (file: string, method: string) => `“${file}” was exported as ${method}.`,
  moreEncodedAgain: (count: number) =>
    plural(count, {
      one: `${number(count)} more file couldn’t keep its original data.`,
      other: `${number(count)} more files couldn’t keep their original data.`,
    }),

  croppedOriginal: "A way back would keep what was cropped away, so there is none.",
  originalsLeftOut: (file: string, count: number) =>
    count === 1
      ? `The export of “${file}” has no way back to the original. Keep your own file.`
      : `${number(count)} exports have no way back to the original, among them “${file}”. Keep your own files.`,

  /** Shown before a batch starts. */
  boxes: (count: number) =>
    `${photos(count)} ${plural(count, { one: "has", other: "have" })} characters that print as boxes`,

  zipFailed: {
    "no-space": (done: number, total: number) =>
      `Your disk is full. The export stopped after ${number(done)} of ${photos(total)}, and no ZIP was saved. Free up some space, or choose another disk with Save to….`,
    "too-large": () =>
      "This window can’t store files, as in private browsing, so a ZIP can have at most 1 GB. Export fewer photos at once, or use a regular window.",
    failed: (done: number, total: number) =>
      `Couldn’t write the ZIP. The export stopped after ${number(done)} of ${photos(total)}, and no ZIP was saved. Try again.`,
  },

  report: {
    title: "Export report",
    none: (total: number) => `None of ${photos(total)} could be exported.`,
    some: (failed: number, total: number) =>
      `${number(failed)} of ${photos(total)} couldn’t be exported. The others were exported.`,
    failed: "Photos that could not be exported",
    retry: "Retry",
  },
  offer: { title: "Ready to share", share: "Share", download: "Download" },
};
