import type { Cbor } from "../cbor/decode.ts";

const MAX_LENGTH = 120;
/** Control and format characters, such as changes in direction. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}]+/gu;

/** A stranger's text on one line; null without one. */
export function shownText(value: Cbor): string | null {
  if (typeof value !== "string") return null;
  const text = value
    .slice(0, 4 * MAX_LENGTH)
    .replace(INVISIBLE, " ")
    .replace(/\s+/g, " ")
    .trim();
  if (text === "") return null;
  return text.length > MAX_LENGTH
    ? `${text
        .slice(0, MAX_LENGTH - 1)
        .toWellFormed()
        .trimEnd()}…`
    : text;
}

/** Moment in ISO 8601; null if the text is no date. */
export function moment(value: Cbor): string | null {
  if (typeof value !== "string" || !/^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(value)) return null;
  const date = new Date(value);
  return Number.isNaN(date.getTime()) ? null : date.toISOString();
}
