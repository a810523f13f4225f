import type { Settings } from "@matte/engine";
import { describe, expect, test } from "vitest";
import { compareKept } from "../../packages/jpeg/lossless/testing/coefficients.ts";
import { type FixtureName, photo } from "../photos/index.ts";
import { framedPhoto } from "./framed.ts";
import { type PdfPhoto, pdfOf } from "./pdf.ts";
import { decoded, type Picture } from "./picture.ts";
import { readPdf, streamsOf, unpacked } from "./read-pdf.ts";

const TEXTS = { title: "Ærø ﬁ 42", location: "Reykjavík", subject: "Dünen, “Mittag”" };
const CAPTION = { showMetadata: true, photoBy: "Ada Hölm", locationText: "Reykjavík" } as const;

function all(...names: readonly FixtureName[]): readonly PdfPhoto[] {
  return names.map((name) => ({ name }));
}

describe("A PDF of JPEGs", () => {
  const names = ["canon-eos-r6", "orientation-6", "iphone-15-pro", "progressive-grey", "cmyk-profile"] as const;

  test("has their coded data, without encoding them again and without metadata", async () => {
    const pdf = await pdfOf(all(...names), CAPTION);
    const images = streamsOf(pdf, "/DCTDecode");
    expect(images).toHaveLength(names.length);
    for (const [n, name] of names.entries()) {
      const [given, data] = [await photo(name), images[n]!.data];
      if (name === "cmyk-profile") expect(data.length).toBeLessThan(given.length);
      else expect(compareKept(given, data, { x: 0, y: 0 }).different).toEqual([]);
    }
    const text = Buffer.from(pdf).toString("latin1");
    expect(text).not.toContain("Exif");
    expect(text).not.toContain("http://ns.adobe.com");
  });

  test("has their profiles, each once", async () => {
    const pdf = await pdfOf(all("iphone-15-pro", "iphone-15-pro", "cmyk-profile", "canon-eos-r6"));
    const profiles = streamsOf(pdf, "/Alternate");
    expect(
      profiles.map((profile) => [profile.entries.slice(0, 4), unpacked(profile).toString("latin1", 16, 20)]),
    ).toEqual([
      ["/N 3", "RGB "],
      ["/N 4", "CMYK"],
    ]);
    expect(streamsOf(pdf, "/ICCBased")).toHaveLength(3);
  });

  test("has a crop without what was cut off, and without encoding the rest again", async () => {
    const crop = { crop: { x: 0.25, y: 0.25, width: 0.5, height: 0.5 } };
    const [image] = streamsOf(await pdfOf([{ name: "canon-eos-r6", crop }]), "/DCTDecode");
    const [part, whole] = [await decoded(image!.data), await decoded(await photo("canon-eos-r6"))];
    // It begins on the first whole block.
    const [x, y] = [675 - part.width, 450 - part.height];
    expect([x % 8, y % 8]).toEqual([0, 0]);
    expect(x - 225).toBeLessThan(16);
    // Decoders smooth colours with the neighbours, which are gone at the edges.
    expect(meanDifference(part, whole, { x, y })).toBeLessThan(0.02);
  });
});

/** Mean difference between a part and its place in the whole picture. */
function meanDifference(part: Picture, whole: Picture, at: { readonly x: number; readonly y: number }): number {
  let sum = 0;
  for (let y = 0; y < part.height; y += 1)
    for (let n = 0; n < 4 * part.width; n += 1) {
      const other = whole.data[4 * ((y + at.y) * whole.width + at.x) + n]!;
      sum += Math.abs(part.data[4 * y * part.width + n]! - other);
    }
  return sum / part.data.length;
}

describe("Pages of photos", () => {
  test("have the paper’s size, turned with the photo, and captions as text in embedded fonts", async () => {
    const photos = [
      { name: "canon-eos-r6", texts: TEXTS },
      { name: "iphone-15-pro", texts: TEXTS },
    ] as const;
    const pages = await readPdf(await pdfOf(photos, { ...CAPTION, labelStyle: "wall", pdfPaper: "a3" }));
    expect(pages.map(({ width, height }) => [width.toFixed(1), height.toFixed(1)])).toEqual([
      ["420.0", "297.0"],
      ["420.0", "297.0"],
    ]);
    for (const { text, fonts } of pages) {
      for (const part of ["Dünen, “Mittag”", "Reykjavík"]) expect(text).toContain(part);
      expect(fonts.length).toBeGreaterThan(1);
      expect(fonts.every(({ embedded }) => embedded)).toBe(true);
    }
  });

  test("have bleed and crop marks around the paper", async () => {
    const [page] = await readPdf(await pdfOf(all("canon-eos-r6"), { pdfBleed: 3, cropMarks: true }));
    expect(page?.width).toBeCloseTo(297 + 2 * 8, 1);
    expect(page?.height).toBeCloseTo(210 + 2 * 8, 1);
  });

  test.each<[string, FixtureName, Partial<Settings>]>([
    ["lines, an inner mat and a bevel", "canon-eos-r6", { innerBorderSize: 20, bevelSize: 3, innerMatSize: 4 }],
    ["a surface and a shadow", "canon-eos-r6", { surface: "linen", shadow: "soft" }],
    ["a gradient", "orientation-6", { background: "gradient" }],
    ["the blurred photo", "orientation-6", { background: "photo" }],
  ])("equal their exports away from edges: %s", async (_name, name, frame) => {
    const settings = { ...frame, showMetadata: false };
    const framed = await framedPhoto(name, { ...settings, exportFormat: "png" });
    const paper = {
      pdfMargin: 0,
      pdfPaper: "custom",
      pdfPaperWidth: framed.size.width / 5,
      pdfPaperHeight: framed.size.height / 5,
    } as const;
    const [page] = await readPdf(await pdfOf(all(name), { ...settings, ...paper }), framed.size.width);
    const differences = levelsOff(await decoded(framed.bytes), page!.picture!);
    expect(differences.mean).toBeLessThan(0.6);
    expect(differences.far).toBeLessThan(0.02);
  });
});

/** Mean difference of two pictures, and the share of pixels that are more than a few levels apart. */
function levelsOff(one: Picture, other: Picture): { readonly mean: number; readonly far: number } {
  expect([other.width, other.height]).toEqual([one.width, one.height]);
  let [sum, far] = [0, 0];
  for (let at = 0; at < one.data.length; at += 4) {
    const off = [0, 1, 2].map((n) => Math.abs(one.data[at + n]! - other.data[at + n]!));
    sum += off.reduce((total, value) => total + value, 0) / 3;
    if (Math.max(...off) > 4) far += 1;
  }
  const count = one.data.length / 4;
  return { mean: sum / count, far: far / count };
}

test("A contact sheet has rows of photos with subject and location, on as many pages as it needs", async () => {
  const names = ["canon-eos-r6", "orientation-6", "iphone-15-pro", "progressive-grey", "png-rgb"] as const;
  const sheet = { pdfLayout: "sheet", sheetColumns: 2, sheetRows: 2, locationText: "Reykjavík" } as const;
  const pdf = await pdfOf(
    names.map((name) => ({ name, texts: TEXTS })),
    sheet,
  );
  const pages = await readPdf(pdf);
  expect(pages.map(({ text }) => text.split("Dünen, “Mittag”").length - 1)).toEqual([4, 1]);
  expect(streamsOf(pdf, "/DCTDecode")).toHaveLength(names.length);
});

test("Lines that no bundled font can set are drawn", async () => {
  const texts = { subject: "שלום 🙂" };
  const pdf = await pdfOf([{ name: "canon-eos-r6", texts }], { pdfLayout: "sheet" });
  const [page] = await readPdf(pdf);
  expect(page?.text).not.toContain("שלום");
  expect(streamsOf(pdf, "/SMask").length).toBeGreaterThan(0);
});
