/** Date forms, as in `{date:D MMMM YYYY}`. */
import { memoize } from "../../memoize.ts";
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
const TOKEN_SEPARATOR = new RegExp(`(${TOKENS.join("|")})`, "u");
const LATIN_LETTER = /[a-z]/iu;

/** Text for each token; undefined if the date lacks this part. */
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

/** Most forms in use at the same time; each typed letter makes another. */
const CACHE_SIZE = 100;

/** True for a text with at least one token and no other Latin letters. */
export const isDateForm: (form: string) => boolean = memoize(CACHE_SIZE, (form) => {
  const rest = form.replace(TOKEN, "");
  return rest !== form && !LATIN_LETTER.test(rest);
});

/** Prints a date in a form; empty if the date lacks a part of it. */
export function dateText(date: PhotoDate, form: string): string {
  const parts = partsOf(form).map((part) => (typeof part === "string" ? part : part(date)));
  return parts.includes(undefined) ? "" : parts.join("");
}

/** Splits a form into literal texts, and a function for each token. */
const partsOf = memoize(CACHE_SIZE, (form) =>
  form.split(TOKEN_SEPARATOR).map((part) => (isToken(part) ? TEXTS[part] : part)),
);

function isToken(part: string): part is Token {
  return Object.hasOwn(TEXTS, part);
}

/** For dates without all parts in the wanted form. */
const COARSER_FORMS = ["YYYY-MM-DD", "YYYY-MM", "YYYY"];

/** Prints a date in a form, or its known part: `2024-06`, `2024`. */
export function knownDateText(date: PhotoDate, form: string): string {
  for (const one of [form, ...COARSER_FORMS]) {
    const text = dateText(date, one);
    if (text !== "") return text;
  }
  return "";
}

function monthName(month: number | undefined): string | undefined {
  return month === undefined ? undefined : MONTHS[month - 1];
}

function padded(value: number | undefined): string | undefined {
  return value?.toString().padStart(2, "0");
}
