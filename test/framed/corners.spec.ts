/** Rounded corners on a photo that keeps its data. */
import { openLossless } from "../../packages/jpeg/lossless/open.ts";
import type { Settings } from "@matte/engine";
import { unframeFile } from "@matte/framing/frame/unframe.ts";
import { expect, test } from "vitest";
import { compareKept } from "../../packages/jpeg/lossless/testing/coefficients.ts";
import { photo, type PhotoName } from "../photos/index.ts";
import { framedPhoto, sourcePicture } from "./framed.ts";
import { type Box, framed } from "./geometry.ts";
import { colourAt, decoded, distance } from "./picture.ts";

const MATTE = "#D0D0D0";
const SHADES = [208, 208, 208] as const;
const LINES: Partial<Settings> = { bevelSize: 6, secondStrokeSize: 3, secondStrokeGap: 3, strokeUnit: "permille" };

const PHOTOS_AND_SETTINGS = [
  ["orientation-1", 16, { cornerRadius: 2 }],
  ["orientation-1", 16, { cornerRadius: 10, ...LINES }],
  ["restart-420", 16, { cornerRadius: 2, ...LINES }],
  ["progressive-444", 8, { cornerRadius: 10 }],
  ["unaligned-grey", 8, { cornerRadius: 2 }],
  ["unaligned-grey", 8, { cornerRadius: 25, ...LINES }],
] as const satisfies readonly (readonly [PhotoName, number, Partial<Settings>])[];

async function exported(name: PhotoName, settings: Partial<Settings>): Promise<Uint8Array<ArrayBuffer>> {
  const { bytes, method } = await framedPhoto(name, { outerBorderColor: MATTE, ...settings });
  expect(method).toBe("lossless-jpeg");
  return bytes;
}

/** Squares around the arcs. */
function squares({ x, y, width, height }: Box, radius: number): Box[] {
  const size = { width: radius, height: radius };
  const [right, bottom] = [x + width - radius, y + height - radius];
  return [
    { x, y, ...size },
    { x: right, y, ...size },
    { x, y: bottom, ...size },
    { x: right, y: bottom, ...size },
  ];
}

test.each(PHOTOS_AND_SETTINGS)("%s keeps all blocks that its corners do not touch", async (name, block, settings) => {
  const [bytes, source] = [await exported(name, settings), await sourcePicture(name)];
  const at = framed(source, { outer: 8, block }).photo;
  const radius = Math.ceil((settings.cornerRadius / 100) * Math.min(source.width, source.height));
  const file = await photo(name);
  expect(compareKept(file, bytes, at, squares(at, radius)).different).toEqual([]);
  const all = compareKept(file, bytes, at);
  expect(all.different.length).toBeGreaterThan(0);
  if (settings.cornerRadius === 2) expect(all.different.length / all.compared).toBeLessThanOrEqual(0.01);
});

test.each([...PHOTOS_AND_SETTINGS, ["orientation-6", 16, { cornerRadius: 25, ...LINES }] as const])(
  "%s has all its coefficients again when the frame is off",
  async (name, _block, settings) => {
    const unframed = await unframeFile(new File([await exported(name, settings)], "framed.jpg"));
    if ("refusal" in unframed) throw new Error(unframed.refusal);
    const back = compareKept(await photo(name), unframed.bytes, { x: 0, y: 0 }, [], "padding");
    expect(back.different).toEqual([]);
    expect(openLossless(unframed.bytes)).not.toHaveProperty("fallbackReason");
  },
);

test("Matte is outside of the arc, and the photo inside", async () => {
  const settings = { cornerRadius: 20, innerBorderSize: 0 };
  const [bytes, source] = [await exported("orientation-1", settings), await sourcePicture("orientation-1")];
  const [picture, { photo: at }] = [await decoded(bytes), framed(source, { outer: 8, block: 16, inner: 0 })];
  const radius = 0.2 * Math.min(source.width, source.height);
  const along = (share: number): number => Math.round(radius * share);
  // The arc crosses the diagonal at 29 percent of the radius.
  const near = (share: number) => colourAt(picture, at.x + along(share), at.y + along(share));
  const own = (share: number) => colourAt(source, along(share), along(share));
  expect(distance(near(0.2), SHADES)).toBeLessThan(16);
  expect(distance(near(0.5), own(0.5))).toBeLessThan(8);
});
