import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { dateText, isDateForm, knownDateText } from "./date-form.ts";
import { type PhotoDate, readPhotoDate } from "./photo-date.ts";

const NOON: PhotoDate = { year: 2024, month: 6, day: 1, hour: 18, minute: 30 };
const DAY: PhotoDate = { year: 2024, month: 6, day: 1 };

describe("readPhotoDate", () => {
  test.each<readonly [unknown, PhotoDate]>([
    ["2024:06:01 18:30:00", NOON],
    [["2024:06:01 18:30:00"], NOON],
    [new TextEncoder().encode("2024:06:01 18:30:00\0"), NOON],
    ["2024-06-01T18:30:00+02:00", NOON],
    ["2024-06-01T18:30:00.123Z", NOON],
    ["2024-06-01T18:30", NOON],
    ["2024-06-01 18:30:00 -0700", NOON],
    ["20240601 183000+0200", NOON],
    ["2024:6:1 18:30:0", NOON],
    ["2024:06: 1 18:30: 5", NOON],
    ["2024/06/01 18:30:32 +0200", NOON],
    ["2024.06.01 6:30 PM", NOON],
    ["2024:06:01 06:30:22 p.m.", NOON],
    ["2024:06:01 18:30:22 PM", NOON],
    ["2024-06-01T18:30:00.5+99:99", NOON],
    ["2024:06:01 12:05:00 AM", { ...DAY, hour: 0, minute: 5 }],
    ["2024:06:01 12:05:00 PM", { ...DAY, hour: 12, minute: 5 }],
    ["2024:06:01  9:05:03", { ...DAY, hour: 9, minute: 5 }],
    ["2024:06:01 24:08:19", { ...DAY, hour: 0, minute: 8 }],
    ["2024:06:01 25:00:00", DAY],
    ["2024:06:01 18:60:00", DAY],
    ["2024:06:01 --:--:--", DAY],
    ["2024:06:01 at noon", DAY],
    ["20240601 9999", DAY],
    ["2024:06:01", DAY],
    ["2024-06-01", DAY],
    ["20240601", DAY],
    ["2024-06", { year: 2024, month: 6 }],
    ["2024", { year: 2024 }],
    ["2024-06-01T18:30:00+02", NOON],
    ["2024:06:01   :  :  ", DAY],
    ["2024:06:    :  :  ", { year: 2024, month: 6 }],
    ["2024:  :     :  :  ", { year: 2024 }],
    ["20240600", { year: 2024, month: 6 }],
    ["20240000", { year: 2024 }],
    ["2024:00:00 00:00:00", { year: 2024 }],
    ["1970:01:01 00:01:00", { year: 1970, month: 1, day: 1, hour: 0, minute: 1 }],
    ["2000-02-29", { year: 2000, month: 2, day: 29 }],
    ["1888-07-04", { year: 1888, month: 7, day: 4 }],
  ])("reads %j", (value, date) => {
    expect(readPhotoDate(value)).toEqual(date);
  });

  test.each([
    "0000:00:00 00:00:00",
    "    :  :     :  :  ",
    "1970:01:01 00:00:00",
    "2023-02-29",
    "2024:13:01 00:00:00",
    "2024:06:31 00:00:00",
    "2024-06-01noon",
    "2024 at noon",
    "202406011830",
    "2024:06:011",
    "1970:01:01 --:--:--",
    "1700-01-01",
    "June 2024",
    "",
    20240601,
    null,
  ])("reads no date from %j", (value) => {
    expect(readPhotoDate(value)).toBeUndefined();
  });

  it("never throws, and reads days that exist only", () => {
    fc.assert(
      fc.property(fc.anything({ withTypedArray: true }), (value) => {
        readPhotoDate(value);
      }),
    );
    const digits = fc.stringMatching(/^\d{4}[:-]\d\d[:-]\d\d( \d\d:\d\d:\d\d)?$/u);
    fc.assert(
      fc.property(digits, (text) => {
        const { year, month = 1, day = 1 } = readPhotoDate(text) ?? { year: 2000 };
        expect(new Date(Date.UTC(year, month - 1, day)).getUTCDate()).toBe(day);
      }),
    );
  });
});

test.each([
  ["YYYY-MM-DD", "2024-06-01"],
  ["D MMMM YYYY", "1 June 2024"],
  ["MMM ’YY", "Jun ’24"],
  ["M/D/YY HH:mm", "6/1/24 18:30"],
  ["YYYY年M月D日", "2024年6月1日"],
])("the form %s prints %s", (form, text) => {
  expect(isDateForm(form)).toBe(true);
  expect(dateText(NOON, form)).toBe(text);
});

test.each(["", "—", "June", "YYYY at HH", "hh:mm", "dddd"])("%j is not a form of a date", (form) => {
  expect(isDateForm(form)).toBe(false);
});

test("a date without a day prints its month in every form that has a day", () => {
  expect(knownDateText({ year: 2024, month: 6 }, "D MMMM YYYY")).toBe("2024-06");
  expect(knownDateText({ year: 2024, month: 6 }, "MMMM YYYY")).toBe("June 2024");
  expect(knownDateText({ year: 2024 }, "MMMM YYYY")).toBe("2024");
  expect(dateText({ year: 2024 }, "MMMM YYYY")).toBe("");
});

test("a date without a time prints its day in a form with a time", () => {
  expect(knownDateText(DAY, "YYYY-MM-DD HH:mm")).toBe("2024-06-01");
});
