import fc from "fast-check";
import { TEMPLATE_FIELDS } from "./fields.ts";

const PIECES = [
  "{",
  "}",
  "{{",
  "}}",
  "|",
  ":",
  "(",
  ")",
  "[",
  "]",
  "“",
  "”",
  " — ",
  ", ",
  "YYYY",
  "000",
  "words",
  "ש",
  "🌅",
  "©",
];

/** Texts resembling templates, most of them broken. */
export const anyTemplate = fc
  .array(fc.oneof(fc.constantFrom(...PIECES), fc.constantFrom(...TEMPLATE_FIELDS), fc.string({ maxLength: 3 })), {
    maxLength: 24,
  })
  .map((pieces) => pieces.join(""));
