import { FORMATS } from "@matte/codecs/formats";

/** Supported formats in a sentence: `JPEG, PNG or WebP`. */
export const FORMAT_NAMES = new Intl.ListFormat("en-GB", { type: "disjunction" }).format(
  FORMATS.map(({ name }) => name),
);
