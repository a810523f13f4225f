/** Gradients and blurred photos as mattes of photos with their own data, and of others. */
import { DEFAULT_SETTINGS, type HexColour, type Settings } from "@matte/engine";
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
import { colourAt, decoded, distance, type Picture } from "./picture.ts";
import { LAYER_PHOTOS } from "./layer-photos.ts";

const SETTINGS = { outerBorderSize: 20, innerBorderSize: 0 } as const;
const GRADIENT = {
  ...SETTINGS,
  background: "gradient",
  outerBorderColor: "#F0F0F0",
  gradientColor: "#404040",
} as const;
const PHOTO = { ...SETTINGS, background: "photo" } as const;

const BACKGROUNDS: readonly Partial<Settings>[] = [
  { ...GRADIENT, surface: "linen", cornerRadius: 8 },
  { ...PHOTO, shadow: "lifted", bevelSize: 6 },
  { ...PHOTO, backgroundBlur: 0, backgroundShade: -30, innerMatSize: 2, secondStrokeSize: 2 },
];

async function exported(name: PhotoName, settings: Partial<Settings>): Promise<Uint8Array<ArrayBuffer>> {
  const { bytes, method } = await framedPhoto(name, settings);
  expect(method).toBe("lossless-jpeg");
  return bytes;
}

/** Mean colour of a small square. */
function meanAt(picture: Picture, x: number, y: number): readonly [number, number, number] {
  const sums: [number, number, number] = [0, 0, 0];
  for (let n = 0; n < 64; n += 1)
    colourAt(picture, x + (n % 8), y + Math.floor(n / 8)).forEach((value, channel) => (sums[channel]! += value / 64));
  return sums;
}

describe.each(LAYER_PHOTOS)("A background around %s", (name, block) => {
  test.each(BACKGROUNDS)("of %j gives all blocks of the photo back with the frame off", async (settings) => {
    const [bytes, file] = [await exported(name, settings), await photo(name)];
    const unframed = await unframeFile(new File([bytes], "framed.jpg"));
    if ("refusal" in unframed) throw new Error(unframed.refusal);
    expect(compareKept(file, unframed.bytes, { x: 0, y: 0 }, [], "padding").different).toEqual([]);
  });

  test("changes no whole block of the photo", async () => {
    const [bytes, source] = [await exported(name, PHOTO), await sourcePicture(name)];
    const { photo: at } = framed(source, { outer: 20, block, inner: 0 });
    expect(compareKept(await photo(name), bytes, at).different).toEqual([]);
  });

  test("runs from one colour to the other", async () => {
    const picture = await decoded(await exported(name, GRADIENT));
    const middle = Math.floor(picture.width / 2);
    expect(distance(meanAt(picture, middle, 0), [0xf0, 0xf0, 0xf0])).toBeLessThan(8);
    expect(distance(meanAt(picture, middle, picture.height - 8), [0x40, 0x40, 0x40])).toBeLessThan(8);
    expect(distance(meanAt(picture, 0, Math.floor(picture.height / 2) - 4), [0x98, 0x98, 0x98])).toBeLessThan(8);
  });

  test("is the same in a file that is encoded again", async () => {
    const [kept, again] = [await exported(name, PHOTO), await framedPhoto(name, { ...PHOTO, exportFormat: "png" })];
    expect(again.method).toBe("png");
    const [one, other] = [await decoded(kept), await decoded(again.bytes)];
    for (const [x, y] of [
      [0.02, 0.02],
      [0.5, 0.03],
      [0.03, 0.5],
      [0.95, 0.95],
      [0.5, 0.95],
    ] as const) {
      const at = [Math.round(x * (one.width - 8)), Math.round(y * (one.height - 8))] as const;
      expect(
        distance(
          meanAt(one, ...at),
          meanAt(other, Math.round(x * (other.width - 8)), Math.round(y * (other.height - 8))),
        ),
      ).toBeLessThan(6);
    }
  });
});

/** Longest run of equal columns in the upper rows. */
function longestRun({ width, data }: Picture, rows: number): number {
  const isLike = (x: number, other: number): boolean => {
    for (let y = 0; y < rows; y += 1)
      for (let channel = 0; channel < 3; channel += 1)
        if (data[4 * (y * width + x) + channel] !== data[4 * (y * width + other) + channel]) return false;
    return true;
  };
  let [run, longest] = [1, 1];
  for (let x = 1; x < width; x += 1) {
    run = isLike(x, x - 1) ? run + 1 : 1;
    longest = Math.max(longest, run);
  }
  return longest;
}

test.each<[string, HexColour, HexColour]>([
  ["of greys", "#606060", "#A0A0A0"],
  ["of colours", "#B86040", "#C8A080"],
])("A gradient %s in 64 levels has no bands in the file: no 24 columns in a row are alike", async (_name, from, to) => {
  // Two hundred pixels wide for each level.
  const file = new File([jpeg(9600, 160, { sampling: "4:2:0", quality: 92 })], "wide.jpg", { type: "image/jpeg" });
  const settings = { ...DEFAULT_SETTINGS, ...GRADIENT, gradientAngle: 90, outerBorderColor: from, gradientColor: to };
  const job = await frameJobOf(file, { settings, plan: "pro" }, { number: 1, count: 1 });
  const { bytes, method } = await frameToBytes(job, { enter: () => undefined, startHelpers: startNoHelpers });
  expect(method).toBe("lossless-jpeg");
  const picture = await decoded(bytes);
  expect(longestRun(picture, 200)).toBeLessThanOrEqual(24);
});

test("A coloured gradient around a grey photo is encoded again, and so is a coloured inner mat", async () => {
  const settings = { ...GRADIENT, gradientColor: "#D8D2C6" } as const;
  expect((await framedPhoto("unaligned-grey", settings)).method).toBe("jpeg");
  expect((await framedPhoto("unaligned-grey", { ...SETTINGS, innerMatSize: 3, innerMatColor: "#D8D2C6" })).method).toBe(
    "jpeg",
  );
  expect((await framedPhoto("unaligned-grey", { ...PHOTO, outerBorderColor: "#D8D2C6" })).method).toBe("lossless-jpeg");
});
