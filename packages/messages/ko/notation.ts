import { type Format, formatFor } from "../format.ts";
import { locale } from "./locale.ts";

/** Numbers, lists and dates in the catalogue's texts. */
export const format: Format = { ...formatFor(locale.tag), date };

const HALVES_OF_DAY: Readonly<Record<string, string>> = { AM: "오전", PM: "오후" };

/** Names the half of the day in Korean, where Intl may write AM and PM. */
function date(time: Date, options?: Intl.DateTimeFormatOptions): string {
  const parts = new Intl.DateTimeFormat(locale.tag, options).formatToParts(time);
  return parts.map(({ type, value }) => (type === "dayPeriod" ? (HALVES_OF_DAY[value] ?? value) : value)).join("");
}
