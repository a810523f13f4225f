import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { leastTime, processor } from "../../../../test/time/least.ts";
import { fieldTexts, type TemplatePhoto } from "./field-texts.ts";
import { TEMPLATE_FIELDS } from "./fields.ts";
import { fillTemplate } from "./fill.ts";
import { asTemplate, parseTemplate } from "./parse.ts";
import { anyTemplate } from "./testing.ts";

const PHOTO: TemplatePhoto = {
  words: {
    title: "Dunes",
    headline: "Sand",
    description: "Sand at noon",
    alt: "Dunes, footprints",
    creator: "Ines Morel",
    credit: "Agency",
    copyright: "© Ines Morel",
    city: "Lisbon",
    state: "Lisboa",
    country: "Portugal",
    location: "Alfama",
    keywords: "sand, wind",
    rating: 4,
    date: { year: 2024, month: 6, day: 9, hour: 7, minute: 5 },
  },
  film: "Acros",
  camera: {
    make: "Fujifilm",
    camera: "Fujifilm X-T5",
    lens: "XF35mm",
    focalLength: 35,
    focalLength35: 53,
    aperture: 2,
    exposureTime: 0.004,
    iso: 400,
  },
  focalLength: 35,
  size: { width: 6000, height: 4000 },
  sizeName: "4x5",
  fileName: "old-harbour-wall.jpg",
  number: 7,
  count: 120,
  dateForm: "YYYY-MM-DD",
};

type Word = keyof typeof PHOTO.words;

function without(...names: readonly Word[]): TemplatePhoto {
  const words = Object.entries(PHOTO.words).filter(([name]) => !names.some((one) => one === name));
  return { ...PHOTO, words: Object.fromEntries(words) };
}

function filled(template: string, photo = PHOTO): string {
  return fillTemplate(template, fieldTexts(photo));
}

const PLACE = "{title} — {date:YYYY}, {city}";

describe("a template", () => {
  test.each<readonly [template: string, missing: readonly Word[], text: string]>([
    [PLACE, [], "Dunes — 2024, Lisbon"],
    [PLACE, ["city"], "Dunes — 2024"],
    [PLACE, ["title"], "2024, Lisbon"],
    [PLACE, ["date"], "Dunes, Lisbon"],
    [PLACE, ["title", "date"], "Lisbon"],
    [PLACE, ["title", "date", "city"], ""],
    ["{title|headline|filename}", ["title"], "Sand"],
    ["{title|headline|filename}", ["title", "headline"], "old-harbour-wall"],
    ["{filename:words}", [], "Old Harbour Wall"],
    ["{city:upper}, {country:lower}", [], "LISBON, portugal"],
    ["{filename:title}, {date:upper}", [], "Old-Harbour-Wall, 2024-06-09"],
    ["{headline|title:upper}", ["headline"], "DUNES"],
    ["{number:upper} {city:Upper}", [], "{number:upper} {city:Upper}"],
    ["Photo by {creator}", [], "Photo by Ines Morel"],
    ["Photo by {creator}", ["creator"], ""],
    ["Photo by {creator}, {city}", ["creator"], "Lisbon"],
    ["© {date:YYYY} {creator}", ["date"], "© Ines Morel"],
    ["© {date:YYYY} {creator}", ["date", "creator"], ""],
    ["{title} ({city})", ["city"], "Dunes"],
    ["{title} ({city}, {country})", ["city"], "Dunes (Portugal)"],
    ["{title} ({city}, {country})", ["country"], "Dunes (Lisbon)"],
    ["{title} ({city}), {date:YYYY}", ["city"], "Dunes, 2024"],
    ["({city}) {title}", ["city"], "Dunes"],
    ["{title}, {city} {country}", ["city"], "Dunes, Portugal"],
    ["{city}{country}", [], "LisbonPortugal"],
    ["{title} (2024)", ["title"], ""],
    ["{title} (2024", [], "Dunes (2024"],
    ["{date:D MMMM YYYY}", [], "9 June 2024"],
    ["{date:DD.MM.YY HH:mm}", [], "09.06.24 07:05"],
    ["{date}", [], "2024-06-09"],
    ["{date:MMM} {time}", [], "Jun 07:05"],
    ["{number:000} of {count}", [], "007 of 120"],
    ["{number:0}", [], "7"],
    ["{{title}} {title}", [], "{title} Dunes"],
    ["{titel} {title}", [], "{titel} Dunes"],
    ["{city}, {titel}", ["city"], "{titel}"],
    ["{titel}, {city}", ["city"], "{titel}"],
    ["{title} — {titel} — {city}", ["title", "city"], "{titel}"],
    ["{title} ({city} {date:QQ})", ["title", "city"], "({date:QQ})"],
    ["({titel}) {{x}}", [], "({titel}) {x}"],
    ["{TITLE} { city }", [], "Dunes Lisbon"],
    ["{iso}, {shutter}, {aperture}, {focal}, {focal35}", [], "400, 1/250 s, f/2.0, 35mm, 53mm"],
    ["{make} {camera} {lens}", [], "Fujifilm Fujifilm X-T5 XF35mm"],
    ["{exposure}", [], "35mm  f/2.0  1/250 s  ISO 400"],
    ["{width} × {height}, {megapixels} MP", [], "6000 × 4000, 24 MP"],
    ["{rating}: {keywords}", [], "4: sand, wind"],
    ["{location}, {state}", [], "Alfama, Lisboa"],
    ["{credit} {copyright} {description}", [], "Agency © Ines Morel Sand at noon"],
    [" typed  as it is ", [], " typed  as it is "],
    ["a } b { c", [], "a } b { c"],
    ["", [], ""],
  ])("%j without %j prints %j", (template, missing, text) => {
    expect(filled(template, without(...missing))).toBe(text);
  });

  it("prints dates without a form as exactly as they are known", () => {
    const photo = { ...PHOTO, words: { date: { year: 2024, month: 6 } }, dateForm: "D MMMM YYYY" };
    expect(filled("{date}", photo)).toBe("2024-06");
    expect(filled("{date:DD.MM.YYYY|title}", photo)).toBe("{date:DD.MM.YYYY|title}");
    expect(filled("{date:DD.MM.YYYY}", photo)).toBe("");
  });

  it("is filled for 1,000 photos in less than 5 ms of processor time for each of four fields", async () => {
    const photos = Array.from({ length: 1000 }, (_, index) => fieldTexts({ ...PHOTO, number: index + 1 }));
    const templates = ["{title|filename:words}", "{city}, {country}", "© {date:YYYY} {creator}", "{number:000}"];
    const fill = () => photos.map((photo) => templates.map((template) => fillTemplate(template, photo)));
    expect(await leastTime(fill, { below: 4 * 5, clock: processor, rounds: 50 })).toBeLessThan(4 * 5);
  });

  it("never throws, and prints a text of one line for one line", () => {
    fc.assert(
      fc.property(anyTemplate, (template) => {
        expect(filled(template)).not.toContain("\n");
        expect(filled(template, { ...PHOTO, words: {}, camera: {} })).not.toContain("\n");
      }),
    );
  });

  it("prints any text exactly once it is escaped", () => {
    fc.assert(
      fc.property(fc.oneof(anyTemplate, fc.string({ unit: "grapheme" })), (text) => {
        expect(filled(asTemplate(text))).toBe(text);
      }),
    );
  });

  test.each(TEMPLATE_FIELDS)("prints the field %s of a photo that has it", (field) => {
    expect(filled(`{${field}}`)).not.toMatch(/^$|[{}]/u);
  });
});

describe("a problem of a template", () => {
  test.each([
    ["{titel}", { kind: "unknown-field", typed: "titel", suggestion: "title", from: 0, to: 7 }],
    ["a {Camra|lens}", { kind: "unknown-field", typed: "Camra", suggestion: "camera", from: 2, to: 14 }],
    ["{}", { kind: "unknown-field", typed: "", suggestion: null, from: 0, to: 2 }],
    ["{weather}", { kind: "unknown-field", typed: "weather", suggestion: null, from: 0, to: 9 }],
    ["{constructor}", { kind: "unknown-field", typed: "constructor", suggestion: null, from: 0, to: 13 }],
    ["{date:QQ}", { kind: "unknown-form", typed: "QQ", suggestion: null, from: 0, to: 9 }],
    ["{city:YYYY}", { kind: "unknown-form", typed: "YYYY", suggestion: null, from: 0, to: 11 }],
    ["{number:00000000}", { kind: "unknown-form", typed: "00000000", suggestion: null, from: 0, to: 17 }],
    ["a {title", { kind: "unclosed", typed: "{", suggestion: null, from: 2, to: 3 }],
  ])("of %j is reported", (template, problem) => {
    expect(parseTemplate(template).problems).toEqual([problem]);
    expect(filled(template)).toBe(template);
  });

  test("is not reported for a template without one", () => {
    expect(parseTemplate("{title|city} {{x}} }").problems).toEqual([]);
  });
});

test("placeholders have their place in the typed text", () => {
  const text = "{{ {title|city}, {date:YYYY}";
  const { placeholders } = parseTemplate(text);
  expect(placeholders.map(({ from, to }) => text.slice(from, to))).toEqual(["{title|city}", "{date:YYYY}"]);
});
