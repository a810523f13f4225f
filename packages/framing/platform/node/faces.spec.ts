import { createHash } from "node:crypto";
import { createCanvas } from "@napi-rs/canvas";
import type { FontWeight, MetadataFont } from "@matte/engine";
import { expect, test } from "vitest";
import type { Face } from "../../fonts/face.ts";
import { addedFontCss, useFaces } from "./faces.ts";
import "./surfaces.ts";

const FILES = "/../../../../node_modules/@fontsource";
const WEIGHTS = [400, 600] as const;
const LATIN = "Print: Atelier Nord, AV To Ta";

/** Ranges in the order of the table built from a package. */
const RANGES = {
  cyrillic: "U+0301,U+0400-045F",
  greek: "U+0370-03FF",
  vietnamese: "U+0102-0103,U+0110-0111,U+0300-0301,U+0303-0304,U+0323,U+1EA0-1EF9",
  "latin-ext": "U+0100-02BA,U+1E00-1E9F,U+1EF2-1EFF",
  latin: "U+0000-00FF,U+2000-206F",
} as const;
type Subset = keyof typeof RANGES;
const SUBSETS = Object.keys(RANGES) as readonly Subset[];

function facesOf(family: MetadataFont, ...subsets: readonly Subset[]): readonly Face[] {
  const pack = family.toLowerCase();
  return WEIGHTS.flatMap((weight) =>
    SUBSETS.filter((subset) => subsets.includes(subset)).map((subset) => ({
      family,
      weight,
      url: `${FILES}/${pack}/files/${pack}-${subset}-${weight}-normal.woff2`,
      local: null,
      unicodeRange: RANGES[subset],
    })),
  );
}

/** A drawn text's pixel hash. */
function drawn(family: string, weight: FontWeight, text: string): string {
  const context = createCanvas(900, 60).getContext("2d");
  context.font = addedFontCss({ family, weight, size: 32 });
  context.fillText(text, 4, 44);
  return createHash("sha256")
    .update(context.getImageData(0, 0, 900, 60).data)
    .digest("hex");
}

test.each(WEIGHTS)(
  "a Latin text of weight %i is drawn alike before and after Greek and Cyrillic ones",
  async (weight) => {
    await useFaces("Inter", facesOf("Inter", "latin"));
    const before = drawn("Inter", weight, LATIN);
    await useFaces("Inter", facesOf("Inter", "greek", "latin"));
    expect(drawn("Inter", weight, LATIN)).toEqual(before);
    await useFaces("Inter", facesOf("Inter", "cyrillic", "greek"));
    await useFaces("Inter", facesOf("Inter", "latin"));
    expect(drawn("Inter", weight, LATIN)).toEqual(before);
  },
);

test("a Greek text is drawn alike before and after a Cyrillic one", async () => {
  const text = "Sony α7 IV";
  await useFaces("Roboto", facesOf("Roboto", "greek", "latin"));
  const before = drawn("Roboto", 400, text);
  await useFaces("Roboto", facesOf("Roboto", "cyrillic", "latin-ext", "latin"));
  expect(drawn("Roboto", 400, text)).not.toEqual(before);
  await useFaces("Roboto", facesOf("Roboto", "greek", "latin"));
  expect(drawn("Roboto", 400, text)).toEqual(before);
});

test("each character is drawn by the face whose range has it", async () => {
  await useFaces("Inter", facesOf("Inter", "vietnamese", "latin-ext", "latin"));
  const [letter, blank] = [drawn("Inter", 600, "Đ"), drawn("Inter", 600, " ")];
  expect(letter).not.toBe(blank);
  const composed = drawn("Inter", 600, "ẵ");
  await useFaces("Inter", facesOf("Inter", "vietnamese"));
  expect(drawn("Inter", 600, "ẵ")).toBe(composed);
});

test("each weight is drawn by the file of that weight", async () => {
  await useFaces("Inter", facesOf("Inter", "latin"));
  expect(drawn("Inter", 600, LATIN)).not.toEqual(drawn("Inter", 400, LATIN));
});

test("a font that was not registered keeps its name", () => {
  expect(addedFontCss({ family: "DejaVu Sans", fallback: ["Noto Sans"], weight: 400, size: 8 })).toBe(
    '400 8px "DejaVu Sans", "Noto Sans", sans-serif',
  );
});
