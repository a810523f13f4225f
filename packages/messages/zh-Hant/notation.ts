import { type Format, formatFor } from "../format.ts";
import { locale } from "./locale.ts";

const BESIDE_SPACE = /[\p{Script=Latin}\p{N}]/u;
const STARTS_LATIN = new RegExp(`^${BESIDE_SPACE.source}`, "u");

/** Numbers, lists and dates in the catalogue's texts. */
export const format: Format = { ...formatFor(locale.tag), list };

/** A text that follows a Chinese character: Latin letters and figures have a space before them. */
export function spaced(text: string): string {
  return STARTS_LATIN.test(text) ? ` ${text}` : text;
}

/** Spaces 「和」 and 「或」 from Latin words, as the texts do. */
function list(items: readonly string[], type: Intl.ListFormatType = "conjunction"): string {
  const parts = new Intl.ListFormat(locale.tag, { type }).formatToParts(items);
  return parts
    .map((part, at) => {
      if (part.type !== "literal" || part.value === "、") return part.value;
      const before = BESIDE_SPACE.test(parts[at - 1]?.value.at(-1) ?? "") ? " " : "";
      const after = BESIDE_SPACE.test(parts[at + 1]?.value.at(0) ?? "") ? " " : "";
      return `${before}${part.value}${after}`;
    })
    .join("");
}
