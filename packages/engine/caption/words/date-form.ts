/** Forms of dates, as in `{date:D MMMM YYYY}`. */
import type { PhotoDate } from "./photo-date.ts";

const MONTHS = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
] as const;

const TOKENS = ["YYYY", "YY", "MMMM", "MMM", "MM", "M", "DD", "D", "HH", "mm"] as const;
type Token = (typeof TOKENS)[number];

const TOKEN = new RegExp(TOKENS.join("|"), "gu");
const LATIN_LETTER = /[a-z]/iu;

/** A part of each token; undefined if the date is not known that exactly. */
const TEXTS: Readonly<Record<Token, (date: PhotoDate) => string | undefined>> = {
  YYYY: ({ year }) => String(year),
  YY: ({ year }) => padded(year % 100),
  MMMM: ({ month }) => monthName(month),
  MMM: ({ month }) => monthName(month)?.slice(0, 3),
  MM: ({ month }) => padded(month),
  M: ({ month }) => month?.toString(),
  DD: ({ day }) => padded(day),
  D: ({ day }) => day?.toString(),
  HH: ({ hour }) => padded(hour),
  mm: ({ minute }) => padded(minute),
};

/** True for a text with at least one token and no other Latin letters. */
export function isDateForm(form: string): boolean {
  const rest = form.replace(TOKEN, "");
  return rest !== form && !LATIN_LETTER.test(rest);
}

/** A date in a form; empty if the date lacks a part that the form has. */
export function dateText(date: PhotoDate, form: string): string {
  let isComplete = true;
  const text = form.replace(TOKEN, (token) => {
    const part = TEXTS[token as Token](date);
    isComplete &&= part !== undefined;
    return part ?? "";
  });
  return isComplete ? text : "";
}

/** Forms from the exact day to the year, for dates that are known to the month or the year only. */
const LESS_EXACT = ["YYYY-MM", "YYYY"];

/** A date in a form, or the part of it that is known: `2024-06`, `2024`. */
export function knownDateText(date: PhotoDate, form: string): string {
  return [form, ...LESS_EXACT].map((one) => dateText(date, one)).find((text) => text !== "") ?? "";
}

function monthName(month: number | undefined): string | undefined {
  return month === undefined ? undefined : MONTHS[month - 1];
}

function padded(value: number | undefined): string | undefined {
  return value?.toString().padStart(2, "0");
}
