import { type Format, formatFor } from "../format.ts";
import { locale } from "./locale.ts";

const plain = formatFor(locale.tag);

/** Numbers, lists, dates and plurals in the catalogue's texts. */
export const format: Format = { ...plain, date };

/** The full stop of Intl's `3 березня 2026 р.` would end the sentence; `3 бер. 2026` needs no word for the year. */
function date(time: Date, options?: Intl.DateTimeFormatOptions): string {
  return plain
    .date(time, options)
    .replace(/(?<=\.\s\d{4})\sр\./u, "")
    .replace(/(?<=\d\s)р\./u, "року");
}
