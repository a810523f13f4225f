import { describe, expect, it } from "vitest";
import { searchEntries } from "./entries.ts";
import { findSections } from "./find.ts";

const PUBLIC = searchEntries(false);
const PRIVATE = searchEntries(true);

function firstFor(query: string): string | undefined {
  return findSections(PUBLIC, query)[0]?.href;
}

describe("The guide’s search", () => {
  it.each([
    ["crop", "/help/crop-and-paper#crop"],
    ["cropping", "/help/crop-and-paper#crop"],
    ["HDR lost", "/help/hdr#when-it-is-lost"],
    ["Größe", undefined],
    ["border", "/help/first-frame#choose-a-frame"],
    ["contact sheet", "/help/series#contact-sheet"],
    ["lightroom", "/help/command-line#more"],
    ["remove frame", "/help/take-the-frame-off#open-an-export"],
    ["WATERMARK", "/help/first-frame#export"],
    ["gps", "/help/export-method#left-out"],
    ["   ", undefined],
    ["zzz", undefined],
  ])("finds for “%s” %s first", (query, href) => {
    expect(firstFor(query)).toBe(href);
  });

  it("finds sections that have all words alone", () => {
    expect(findSections(PUBLIC, "crop zzz")).toEqual([]);
  });

  it("shows text around the first word that it found, cut between words", () => {
    const [result] = findSections(PUBLIC, "seam");
    expect(result?.excerpt).toMatch(/^… .*without a seam.* …$/);
    expect(result?.excerpt.length).toBeLessThan(120);
  });

  it("ignores accents and case", () => {
    const entry = { href: "#", title: "Café", page: "", text: "", words: "" };
    expect(findSections([entry], "CAFE")).toHaveLength(1);
  });

  it("finds nothing about plans and copies on a private server", () => {
    expect(PUBLIC.filter(({ text }) => /\b(?:Pro|Studio)\b/.test(text)).length).toBeGreaterThan(5);
    expect(PRIVATE.filter(({ text }) => /\b(?:Pro|Studio|account)\b/.test(text))).toEqual([]);
    expect(findSections(PUBLIC, "store copies")[0]?.href).toBe("/help/privacy#on-the-server");
    expect(findSections(PRIVATE, "store copies")).toEqual([]);
    expect(findSections(PRIVATE, "on this server")[0]?.href).toBe("/help/privacy#on-this-server");
  });
});
