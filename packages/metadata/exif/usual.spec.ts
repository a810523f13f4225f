import { describe, expect, test } from "vitest";
import { TAG } from "../../../tools/photos/exif/entries.ts";
import type { Entry } from "../../../tools/photos/exif/tiff.ts";
import { composeMetadata } from "../compose.ts";
import { tagsOf } from "../tags.ts";
import { EDIT } from "../testing/edits.ts";
import { wordsOf } from "../words/words.ts";
import { carrying } from "../words/testing.ts";
import { IMAGE_TITLE, PHOTOGRAPHER } from "./tags.ts";
import { exifBlock, holds, ORDERS } from "./testing.ts";

const WANTED = { model: { exif: TAG.Model }, lens: { exif: TAG.LensModel }, time: { exif: TAG.ExposureTime } } as const;
const NONE = new Uint8Array();

function utf8(tag: number, text: string): Entry {
  return { tag, type: "utf8", values: [...new TextEncoder().encode(`${text}\0`)] };
}

/** Exif 3.0 with UTF-8 texts. */
const MODERN = exifBlock("II", {
  ifd0: [utf8(TAG.ImageDescription, "Dünen am Morgen"), utf8(TAG.Artist, "")],
  exif: [utf8(TAG.LensModel, "Objektiv 50"), utf8(IMAGE_TITLE, "Dünen"), utf8(PHOTOGRAPHER, "Inès Morél")],
});

describe.each(ORDERS)("a block in byte order %s with the number 42 in the other order", (order) => {
  const usual = exifBlock(order);
  const swapped = usual.with(2, usual[3]!).with(3, usual[2]!);

  test("has the same tags", () => {
    expect(tagsOf(swapped, NONE, WANTED)).toEqual(tagsOf(usual, NONE, WANTED));
    expect(tagsOf(usual, NONE, WANTED)).toMatchObject({ time: expect.anything() as unknown });
  });

  test("is in the export, with the number in its own order", () => {
    const [exported, expected] = [swapped, usual].map((exif) => composeMetadata(carrying({ exif }), EDIT).exif);
    expect(exported).toEqual(expected);
  });
});

describe("a block of Exif 3.0", () => {
  test("has a lens in UTF-8", () => {
    expect(JSON.stringify(tagsOf(MODERN, NONE, WANTED).lens)).toContain("Objektiv 50");
  });

  test("has a title, a description and a photographer", () => {
    const words = { title: "Dünen", description: "Dünen am Morgen", creator: "Inès Morél" };
    expect(wordsOf(carrying({ exif: MODERN }))).toMatchObject(words);
  });

  test("keeps its texts in an export, except a photographer whom a caption replaces", () => {
    const credits = { credit: "", rights: "", title: "", location: "", contributors: [] };
    const exported = (creator: string): Uint8Array =>
      composeMetadata(carrying({ exif: MODERN }), { ...EDIT, credits: { ...credits, creator } }).exif!;
    const [photographer, lens] = ["Inès Morél", "Objektiv 50"].map((name) => new TextEncoder().encode(name));
    expect([holds(exported(""), photographer!), holds(exported(""), lens!)]).toEqual([true, true]);
    expect([holds(exported("Ada Lind"), photographer!), holds(exported("Ada Lind"), lens!)]).toEqual([false, true]);
    expect(wordsOf(carrying({ exif: exported("Ada Lind") })).creator).toBe("Ada Lind");
  });
});
