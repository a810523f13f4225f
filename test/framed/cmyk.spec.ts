import { collectMetadata } from "../../packages/formats/collect.ts";
import type { Settings } from "@matte/engine";
import { expect, test } from "vitest";
import { cmykColours } from "../reference/cmyk-colours.ts";
import { type Picture } from "./picture.ts";
import { edgeOf, fixture, frameFile, pixelsOf, pool } from "./pool.ts";

/** Upright photo, turned by orientation 6. */
const SIZE = { width: 480, height: 320 };

type Colour = readonly number[];

interface Errors {
  readonly mean: number;
  readonly most: number;
}

async function errorsOf({ data, width }: Picture, left: number, top: number, step: number): Promise<Errors> {
  const colours = cmykColours(new Uint8Array(await (await fixture("cmyk-profile")).arrayBuffer()));
  const errors: number[] = [];
  for (let y = 3; y < SIZE.height; y += step) {
    for (let x = 3; x < SIZE.width; x += step) {
      const at = 4 * ((y + top) * width + x + left);
      // The first stored row is the right side.
      colours(y, SIZE.width - 1 - x).forEach((value, channel) =>
        errors.push(Math.abs(value - (data[at + channel] ?? 0))),
      );
    }
  }
  return { mean: errors.reduce((sum, error) => sum + error, 0) / errors.length, most: Math.max(...errors) };
}

test.each<[string, Partial<Settings>, Errors]>([
  ["PNG", { exportFormat: "png" }, { mean: 0.6, most: 4 }],
  ["JPEG", { quality: 100 }, { mean: 1.5, most: 6 }],
  ["WebP", { exportFormat: "webp", quality: 100 }, { mean: 1.5, most: 6 }],
])("a CMYK photo is framed in the colours of its profile as %s", async (_, settings, most) => {
  const framed = await frameFile(await fixture("cmyk-profile"), settings);
  expect(framed.photo.facts).toMatchObject({ size: SIZE, lossless: { mcu: null, fallbackReason: "cmyk" } });
  const edge = edgeOf(framed);
  const errors = await errorsOf(await pixelsOf(framed.blob), edge, edge, 5);
  expect(errors.mean).toBeLessThan(most.mean);
  expect(errors.most).toBeLessThan(most.most);
});

test("thumbnail and previews of a CMYK photo have the colours of its profile", async () => {
  const file = await fixture("cmyk-profile");
  const { preview, thumbnail, facts } = await pool.load(file, { previewLongSide: SIZE.width });
  if (preview === undefined) throw new Error("No preview");
  const errors = await errorsOf(await pixelsOf(preview), 0, 0, 5);
  expect(errors.most).toBeLessThan(4);
  const again = await pool.preview(file, facts, SIZE.width);
  expect(await errorsOf(await pixelsOf(again), 0, 0, 5)).toEqual(errors);
  const [mean, expected] = [meanOf((await pixelsOf(thumbnail)).data), meanOf((await pixelsOf(preview)).data)];
  mean.forEach((value, channel) => expect(Math.abs(value - (expected[channel] ?? 0))).toBeLessThan(2));
});

function meanOf(data: Uint8Array): Colour {
  return [0, 1, 2].map((channel) => {
    let sum = 0;
    for (let at = channel; at < data.length; at += 4) sum += data[at] ?? 0;
    return sum / (data.length / 4);
  });
}

test.each(["jpeg", "png", "webp"] as const)(
  "a %s of a CMYK photo has its metadata, not its profile",
  async (format) => {
    const { blob } = await frameFile(await fixture("cmyk-profile"), { exportFormat: format });
    const bytes = new Uint8Array(await blob.arrayBuffer());
    const { exif } = await collectMetadata(bytes);
    expect(new TextDecoder("latin1").decode(exif ?? new Uint8Array())).toContain("Canon EOS R6");
    expect(new TextDecoder("latin1").decode(bytes)).not.toContain("CMYK");
  },
);
