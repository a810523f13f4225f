import { acceptedByFileSystems, LONGEST_FILE_NAME, splitEnding, utf8Length, withinBytes } from "./file-name.ts";

/** Longest ending kept when a name is cut, in bytes. */
const LONGEST_ENDING = 16;

/** Characters that browsers escape in the file names of forms. @see https://html.spec.whatwg.org/#multipart-form-data */
const ESCAPED_IN_FORMS = /%(?:22|0A|0D)/g;

/**
 * Makes an uploaded file's name fit to be stored and shown: without folders, in NFC, valid in every common file system, at most 255
 * bytes in UTF-8 with its ending. Empty if nothing is left.
 */
export function storedName(sent: string): string {
  const own = /[^/\\]*$/u.exec(sent)?.[0] ?? "";
  const name = acceptedByFileSystems(own.replace(ESCAPED_IN_FORMS, "-").trim());
  const { stem, ending } = splitEnding(name);
  if (utf8Length(ending) > LONGEST_ENDING) return withinBytes(name, LONGEST_FILE_NAME);
  return withinBytes(stem, LONGEST_FILE_NAME - utf8Length(ending)) + ending;
}
