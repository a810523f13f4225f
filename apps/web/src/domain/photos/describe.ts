/** Texts about photos: formats, failures, and the export method. */
import { FORMATS } from "@matte/codecs/formats";
import { photos } from "@matte/messages/photos";
import type { PlannedMethod } from "@matte/framing/photos/method.ts";
import { PhotoError, type PhotoFacts } from "./types.ts";

const OPENED_NAMES = photos.formats(FORMATS.map(({ name }) => name));

/** Formats of which every file can be framed, in a sentence: `JPEG, PNG or WebP`. */
export const FORMAT_NAMES = photos.formats(FORMATS.filter((one) => !("readAs" in one)).map(({ name }) => name));

/** Sentence for the user about a photo that could not be loaded or framed. It begins with the file name. */
export function describePhotoError(error: unknown, fileName: string): string {
  if (!(error instanceof PhotoError)) return photos.errors.failed(fileName);
  if (error.code !== "unsupported") return photos.errors[error.code](fileName, OPENED_NAMES);
  return photos.unsupported(fileName, error.type, FORMAT_NAMES);
}

/** Origin of a raw file's pixels; null for all other photos. */
export function cameraJpegText({ convertedFrom, size }: PhotoFacts): string | null {
  return convertedFrom === "raw" ? photos.cameraJpeg(size.width, size.height) : null;
}

/** Text of the output `Export method`. */
export function methodText(method: PlannedMethod): string {
  const reason = method.kind === "lossless-jpeg" ? null : method.fallbackReason;
  const { hdr } = method;
  const name = hdr === "kept" ? photos.methodInHdr(methodName(method)) : methodName(method);
  const reasons = [
    ...(reason === null ? [] : [photos.fallbackReasons[reason]]),
    ...(hdr === undefined || hdr === "kept" ? [] : [photos.hdr[hdr]]),
  ];
  return reasons.length === 0 ? name : photos.methodWithReasons(name, reasons);
}

/** Names the quality of what is encoded again, and the bits per sample if the photo has 16. */
function methodName(method: PlannedMethod): string {
  switch (method.kind) {
    case "lossless-jpeg":
      return photos.methods["lossless-jpeg"];
    case "png":
      return method.bits === 8 && method.fallbackReason === null ? photos.methods.png : photos.pngOfBits(method.bits);
    default:
      return photos.methods[method.kind](method.quality);
  }
}
