/** Texts about photos: formats and failures. */
import { FORMATS, type PhotoFormat } from "@matte/formats/registry";
import { frameTooLargeText } from "@matte/framing/photos/too-large-text.ts";
import { photos } from "@matte/messages/photos";
import { PhotoError, type PhotoFacts } from "./types.ts";

/** Formats the product can frame, in a sentence. */
export const OPENED_NAMES = photos.formats(FORMATS.map(({ name }) => name));

/** Formats saved by other programs and decoded by every browser, in a sentence: `JPEG, PNG or WebP`. */
const SAVED_NAMES = photos.formats(
  FORMATS.filter((one: PhotoFormat) => one.readAs === undefined && one.isRare === undefined).map(({ name }) => name),
);

/** Message for the user about a photo that could not be loaded or framed. Starts with the file name. */
export function describePhotoError(error: unknown, fileName: string): string {
  if (!(error instanceof PhotoError)) return photos.errors.failed(fileName);
  if (error.code === "unsupported") return photos.unsupported(fileName, error.type, SAVED_NAMES);
  if (error.code === "undecodable") return photos.undecodable(fileName, error.type, SAVED_NAMES);
  if (error.code === "frame-too-large") return frameTooLargeText(fileName, error.type);
  if (error.code === "file-limit") return photos.overFileLimit(fileName, error.type ?? "");
  return photos.errors[error.code](fileName, OPENED_NAMES);
}

/** Shortens {@link describePhotoError} for use next to the file's name. */
export function withoutName(sentence: string, fileName: string): string {
  const rest = sentence.replace(`“${fileName}” `, "");
  return rest.charAt(0).toUpperCase() + rest.slice(1);
}

/** Source of a raw file's pixels; null for all other photos. */
export function cameraJpegText({ convertedFrom, size }: PhotoFacts): string | null {
  return convertedFrom === "raw" ? photos.cameraJpeg(size.width, size.height) : null;
}
