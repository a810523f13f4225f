import { FORMAT_NAMES } from "./format-names.ts";
import { PhotoError, type PhotoErrorCode } from "./types.ts";

/** The failure and, if there is something that the photographer can do, advice. */
const SENTENCES: Readonly<Record<Exclude<PhotoErrorCode, "unsupported">, string>> = {
  empty: "is empty: the file has no bytes. Copy it from the card again.",
  "not-an-image": `is no picture. Choose a ${FORMAT_NAMES} file.`,
  truncated: "is cut short: the file ends before the picture does. Copy it from the card again.",
  corrupt: "is damaged and cannot be read. Copy it from the card again.",
  "too-large": "is larger than the browser can draw. Make it smaller first, or use a narrower matte.",
  "too-slow": "took too long and was left out.",
  gone: "could not be read: the file was moved, changed or deleted. Put it back, or add it again.",
  font: "was not exported: the caption’s font could not be loaded. Try again when you are online, or choose another font.",
  failed: "could not be read: something went wrong in the browser. Try it again.",
};

const ADVICE = `Save it as ${FORMAT_NAMES} first.`;

/** Sentence for the user about a photo that could not be loaded or framed. It begins with the file name. */
export function describePhotoError(error: unknown, fileName: string): string {
  return `“${fileName}” ${sentence(error)}`;
}

function sentence(error: unknown): string {
  if (!(error instanceof PhotoError)) return SENTENCES.failed;
  if (error.code !== "unsupported") return SENTENCES[error.code];
  return error.type === null ? `is of a type that cannot be framed. ${ADVICE}` : `is ${named(error.type)}. ${ADVICE}`;
}

function named(type: string): string {
  if (type === "video") return "a video";
  return type.startsWith("camera raw") ? `a ${type} file` : `${article(type)} ${type} file`;
}

/** By sound: an AVIF, an SVG, an icon, but a HEIC, a GIF, a 12-bit JPEG. */
function article(type: string): string {
  return /^(?:[aeio]|SVG|8)/i.test(type) ? "an" : "a";
}
