import { FORMATS, type PhotoFormat } from "@matte/formats/registry";
import { cli } from "@matte/messages/cli";
import { frameTooLargeText } from "@matte/framing/photos/too-large-text.ts";
import { photos } from "@matte/messages/photos";
import { refusalText } from "./frame-stays.ts";
import type { Failure } from "./tasks.ts";

const OPENED_NAMES = photos.formats(FORMATS.map(({ name }) => name));

/** Formats saved by other programs and decoded by every canvas, as on the page. */
const SAVED_NAMES = photos.formats(
  FORMATS.filter((one: PhotoFormat) => one.readAs === undefined && one.isRare === undefined).map(({ name }) => name),
);

type OwnText = keyof typeof cli.photoErrors;

/** Explains why a photo could not be framed. */
export function photoErrorText({ code, type }: Failure, photo: string): string {
  if (isOwnText(code)) return cli.photoErrors[code](photo);
  if (code === "framed") return cli.frameStays(refusalText(type, photo));
  if (code === "crop-outside") return cli.cropOutside(photo, type ?? "");
  if (code === "exists") return cli.resultExists(type ?? photo);
  if (code === "frame-too-large") return frameTooLargeText(photo, type);
  if (code === "file-limit") return photos.overFileLimit(photo, type ?? "");
  return code === "unsupported" || code === "undecodable"
    ? photos.unsupported(photo, type, SAVED_NAMES)
    : photos.errors[code](photo, OPENED_NAMES);
}

function isOwnText(code: Failure["code"]): code is OwnText & Failure["code"] {
  return Object.hasOwn(cli.photoErrors, code);
}
