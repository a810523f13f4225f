import { FORMATS } from "@matte/codecs/formats";
import { cli } from "@matte/messages/cli";
import { photos } from "@matte/messages/photos";
import type { Failure } from "./tasks.ts";

const OPENED_NAMES = photos.formats(FORMATS.map(({ name }) => name));

/** Formats that other programs save: raw files only cameras write. */
const SAVED_NAMES = photos.formats(FORMATS.filter(({ kind }) => kind !== "raw").map(({ name }) => name));

type OwnText = keyof typeof cli.photoErrors;

/** Sentence about a photo that could not be framed. */
export function photoErrorText({ code, type }: Failure, photo: string): string {
  if (isOwnText(code)) return cli.photoErrors[code](photo);
  return code === "unsupported"
    ? photos.unsupported(photo, type, SAVED_NAMES)
    : photos.errors[code](photo, OPENED_NAMES);
}

function isOwnText(code: Failure["code"]): code is OwnText & Failure["code"] {
  return Object.hasOwn(cli.photoErrors, code);
}
