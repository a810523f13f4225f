import { type Format, formatFor } from "../format.ts";
import { locale } from "./locale.ts";

const plain = formatFor(locale.tag);

/** Numbers, lists, dates and plurals in the catalogue's texts. */
export const format: Format = { ...plain, date };

/** The first of a month is an ordinal in French: `1er mars`, where Intl writes `1 mars`. */
function date(time: Date, options?: Intl.DateTimeFormatOptions): string {
  return plain.date(time, options).replace(/\b1(?= \p{Letter}{3})/u, "1er");
}
