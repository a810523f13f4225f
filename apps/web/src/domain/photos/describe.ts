/** Texts about photos: formats and failures. */
import { FORMATS } from "@matte/codecs/formats";
import { photos } from "@matte/messages/photos";
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
