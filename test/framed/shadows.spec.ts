/** Shadows of the matte around photos that keep their data, and around others. */
import { DEFAULT_SETTINGS, type Settings } from "@matte/engine";
import { frameToBytes } from "@matte/framing/frame/index.ts";
import { unframeFile } from "@matte/framing/frame/unframe.ts";
import { startNoHelpers } from "@matte/framing/shared/band-helpers.ts";
import { describe, expect, test } from "vitest";
import { frameJobOf } from "../../apps/cli/src/photo-job.ts";
import { compareKept } from "../../packages/jpeg/lossless/testing/coefficients.ts";
import { jpeg } from "../../packages/pixels/testing/pictures.ts";
import { photo, type PhotoName } from "../photos/index.ts";
import { framedPhoto, sourcePicture } from "./framed.ts";
import { framed } from "./geometry.ts";
import { colourAt, decoded, type Picture } from "./picture.ts";
import { LAYER_PHOTOS } from "./layer-photos.ts";

const MATTE = "#C8C8C8";
const LEVEL = 0xc8;
const SETTINGS = { outerBorderSize: 20, outerBorderColor: MATTE, innerBorderSize: 0, shadowStrength: 100 } as const;
const WINDOW = { ...SETTINGS, innerMatSize: 8, innerMatColor: MATTE, shadow: "recessed" } as const;

const SHADOWS: readonly Partial<Settings>[] = [
  { ...SETTINGS, shadow: "soft", surface: "linen" },
  { ...SETTINGS, shadow: "lifted", cornerRadius: 10 },
  { ...SETTINGS, shadow: "recessed", bevelSize: 6 },
  WINDOW,
];

async function exported(name: PhotoName, settings: Partial<Settings>): Promise<Uint8Array<ArrayBuffer>> {
  const { bytes, method } = await framedPhoto(name, settings);
  expect(method).toBe("lossless-jpeg");
  return bytes;
}

/** Mean green of a small square. */
function lightAt(picture: Picture, x: number, y: number): number {
  const values = Array.from({ length: 64 }, (_, n) => colourAt(picture, x + (n % 8), y + Math.floor(n / 8))[1]);
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

describe.each(LAYER_PHOTOS)("A shadow around %s", (name, block) => {
  test.each(SHADOWS)("of %j leaves all blocks of the photo that come back with the frame off", async (settings) => {
    const [bytes, file] = [await exported(name, settings), await photo(name)];
    const unframed = await unframeFile(new File([bytes], "framed.jpg"));
    if ("refusal" in unframed) throw new Error(unframed.refusal);
    expect(compareKept(file, unframed.bytes, { x: 0, y: 0 }, [], "padding").different).toEqual([]);
  });

  test("changes no whole block of the photo", async () => {
    const [bytes, source] = [await exported(name, { ...SETTINGS, shadow: "lifted" }), await sourcePicture(name)];
    const { photo: at } = framed(source, { outer: 20, block, inner: 0 });
    expect(compareKept(await photo(name), bytes, at).different).toEqual([]);
  });

  test("falls down on the matte, and is gone at its edge", async () => {
    const picture = await decoded(await exported(name, { ...SETTINGS, shadow: "lifted" }));
    const source = await sourcePicture(name);
    const { photo: at } = framed(source, { outer: 20, block, inner: 0 });
    const middle = at.x + Math.floor(at.width / 2);
    const [above, below] = [lightAt(picture, middle, at.y - 10), lightAt(picture, middle, at.y + at.height + 2)];
    expect(below).toBeLessThan(above - 10);
    expect(above).toBeLessThan(LEVEL);
    expect(Math.abs(lightAt(picture, 0, 0) - LEVEL)).toBeLessThan(2);
  });

  test("of a recess is on the inner mat, darkest above and left", async () => {
    const picture = await decoded(await exported(name, WINDOW));
    const source = await sourcePicture(name);
    const { photo: at } = framed(source, { outer: 20, block, inner: 0 });
    const mat = Math.round(0.08 * source.width);
    const middle = at.x + Math.floor(at.width / 2);
    const above = lightAt(picture, middle, at.y - mat);
    expect(above).toBeLessThan(LEVEL - 8);
    expect(Math.abs(lightAt(picture, middle, at.y - mat - 16) - LEVEL)).toBeLessThan(2);
  });
});

test.each(["png", "jpeg"] as const)("The same shadow is around photos that are encoded as %s", async (exportFormat) => {
  const settings = { ...SETTINGS, shadow: "lifted", cornerRadius: 10, bevelSize: 6 } as const;
  const [kept, again] = [
    await framedPhoto("orientation-1", settings),
    await framedPhoto("orientation-1", { ...settings, exportFormat, keepOriginalJpeg: false }),
  ];
  expect(again.method).toBe(exportFormat);
  const [one, other] = [await decoded(kept.bytes), await decoded(again.bytes)];
  for (const [x, y] of [
    [0.5, 0.04],
    [0.04, 0.5],
    [0.06, 0.06],
    [0.5, 0.93],
    [0.9, 0.92],
  ] as const) {
    const place = [Math.round(x * one.width), Math.round(y * one.height)] as const;
    expect(Math.abs(lightAt(one, ...place) - lightAt(other, ...place))).toBeLessThan(2);
  }
});

describe("A shadow that is smooth because the picture is large", () => {
  const wide = new File([jpeg(3200, 160, { sampling: "4:2:0", quality: 96 })], "wide.jpg", { type: "image/jpeg" });
  const settings = {
    ...DEFAULT_SETTINGS,
    ...SETTINGS,
    outerBorderSize: 12,
    secondStrokeSize: 2,
    shadow: "soft",
  } as const;

  async function pictureOf(changes: Partial<Settings>): Promise<Picture> {
    const job = await frameJobOf(wide, { settings: { ...settings, ...changes }, plan: "pro" }, { number: 1, count: 1 });
    return decoded((await frameToBytes(job, { enter: () => undefined, startHelpers: startNoHelpers })).bytes);
  }

  test.each<Partial<Settings>>([
    {},
    { cornerRadius: 10 },
    { background: "gradient", gradientColor: "#606060" },
    { shadow: "recessed", innerMatSize: 4, innerMatColor: "#E0E0E0" },
  ])("is the same as one painted in pixels: %j", async (changes) => {
    const [computed, painted] = [await pictureOf(changes), await pictureOf({ ...changes, exportFormat: "png" })];
    const { width, height } = computed;
    const errors: number[] = [];
    for (let y = 4; y < height - 8; y += 40)
      for (let x = 4; x < width - 8; x += 40) {
        const isPhoto = x > 370 && x < width - 380 && y > 370 && y < height - 380;
        if (!isPhoto) errors.push(Math.abs(lightAt(computed, x, y) - lightAt(painted, x, y)));
      }
    expect(Math.max(...errors)).toBeLessThan(2.5);
    expect(errors.reduce((sum, error) => sum + error, 0) / errors.length).toBeLessThan(0.6);
  });
});
