import type { RawValue } from "../tags.ts";
import { tagText } from "../tag-text.ts";

/** A moment as a camera's clock showed it; its time zone is not converted. */
export interface PhotoDate {
  readonly year: number;
  /** 1 to 12; absent if XMP or IPTC know only the year. */
  readonly month?: number;
  /** 1 to 31. */
  readonly day?: number;
  readonly hour?: number;
  readonly minute?: number;
}

/**
 * Days in EXIF (`2024:06:01`), ISO 8601 and XMP (`2024-06-01`, `2024-06`, `2024`), and IPTC (`20240601`). Some programs write one
 * digit or a blank before it. Unknown parts are blank in EXIF, and zeros in IPTC.
 */
const DAYS = [
  /^(?<year>\d{4})(?:[:\-/.] ?(?<month>\d{1,2})(?:[:\-/.] ?(?<day>\d{1,2}))?)?(?!\d)/u,
  /^(?<year>\d{4})(?<month>\d{2})(?<day>\d{2})?(?!\d)/u,
];

/** Times in the same: `18:30:00`, `T18:30`, `9:05 PM`, `183000`. A zone or anything else may follow. */
const TIMES = [
  /^[T\s]\s*(?<hour>\d{1,2}): ?(?<minute>\d{1,2})(?:: ?\d{1,2}(?:[.,]\d+)?)?(?!\d)(?:\s*(?<half>[AP])\.?M\b)?/iu,
  /^[T\s]\s*(?<hour>\d{2})(?<minute>\d{2})(?:\d{2})?(?!\d)/iu,
];

const BLANK_PARTS = /[\s:]+$/u;

/** Years in which photographs exist. */
const YEARS = { first: 1826, last: 2999 };

/**
 * Reads a date in any form found in files. Drops the zone: a caption shows the clock at the place of the photo. Keeps the day if
 * the time is unreadable.
 * @returns undefined for anything else, for days that do not exist, and for a clock that was never set
 */
export function readPhotoDate(value: RawValue): PhotoDate | undefined {
  const text = (tagText(value) ?? "").trimStart().replace(BLANK_PARTS, "");
  const found = firstMatch(DAYS, text);
  if (found === undefined) return undefined;
  const { year = 0, ...rest } = numbersIn(found.groups ?? {});
  const parts = knownParts(rest);
  const after = text.slice(found[0].length);
  // Only a whole day may be followed by anything.
  if (after !== "" && (rest.day === undefined || !/^[T\s]/iu.test(after))) return undefined;
  const date: PhotoDate = { year, ...parts, ...(parts.day !== undefined && readTime(after)) };
  return isPossible(date) && !isUnset(date) ? date : undefined;
}

/** Time on the clock; empty without a valid one. */
function readTime(text: string): Pick<PhotoDate, "hour" | "minute"> {
  const groups = firstMatch(TIMES, text)?.groups;
  const { hour: shown, minute } = numbersIn(groups ?? {});
  if (shown === undefined || minute === undefined) return {};
  const hour = onClock(shown, groups?.["half"]?.toUpperCase());
  return hour < 24 && minute < 60 ? { hour, minute } : {};
}

/** Hour from 0 on. Phones counting from 1 to 24 write 24 for the same day's first hour. */
function onClock(hour: number, half: string | undefined): number {
  if (half !== undefined && hour <= 12) return (hour % 12) + (half === "P" ? 12 : 0);
  return hour === 24 ? 0 : hour;
}

function firstMatch(forms: readonly RegExp[], text: string): RegExpExecArray | undefined {
  return forms.map((form) => form.exec(text)).find((found) => found !== null) ?? undefined;
}

function numbersIn(groups: Readonly<Record<string, string | undefined>>): Partial<PhotoDate> {
  return Object.fromEntries(
    Object.entries(groups).flatMap(([name, digits]) => (/^\d+$/u.test(digits ?? "") ? [[name, Number(digits)]] : [])),
  );
}

/** Parts before the first zero, with which IPTC marks an unknown month or day. */
function knownParts(parts: Omit<PhotoDate, "year">): Omit<PhotoDate, "year"> {
  const { month, day } = parts;
  if (month === undefined || month === 0) return {};
  return day === 0 ? { month } : parts;
}

function isPossible({ year, month = 1, day = 1 }: PhotoDate): boolean {
  const inYear = year >= YEARS.first && year <= YEARS.last;
  return inYear && month >= 1 && month <= 12 && day >= 1 && day <= daysIn(year, month);
}

function daysIn(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

/** True for the Unix epoch, written by cameras until their clock is set. */
function isUnset({ year, month, day, hour = 0, minute = 0 }: PhotoDate): boolean {
  return year === 1970 && month === 1 && day === 1 && hour === 0 && minute === 0;
}
