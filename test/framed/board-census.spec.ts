/** All parts of the board around photos that keep their data: a few in `npm test`, all test photos in `npm run test:long`. */
import { openLossless } from "../../packages/jpeg/lossless/open.ts";
import { type Settings, SHADOWS, SURFACES } from "@matte/engine";
import { type UnframeRefusal, unframeFile } from "@matte/framing/frame/unframe.ts";
import { describe, expect, test } from "vitest";
import { readFrameRecord } from "../../packages/formats/jpeg/frame-record/unframe.ts";
import { compareKept, opened } from "../../packages/jpeg/lossless/testing/coefficients.ts";
import { effort } from "../effort.ts";
import { PHOTO_NAMES, photo, type PhotoName } from "../photos/index.ts";
import { framedPhoto } from "./framed.ts";

const FEW: readonly PhotoName[] = ["orientation-6", "progressive-444", "unaligned-grey"];
const NAMES = effort(FEW.length, PHOTO_NAMES.length) === FEW.length ? FEW : PHOTO_NAMES;
const PATIENCE = effort(60_000, 900_000);

const BOARD = { outerBorderColor: "#C8C8C8", outerBorderSize: 12, innerBorderSize: 0 } as const;
/** Parts that cover no pixel of the photo. */
const BESIDE: readonly (readonly [string, Partial<Settings>])[] = [
  ...SURFACES.filter((surface) => surface !== "none").map((surface) => [surface, { surface }] as const),
  ...SHADOWS.filter((shadow) => shadow !== "none").map((shadow) => [`a ${shadow} shadow`, { shadow }] as const),
  ["a gradient", { background: "gradient", outerBorderColor: "#E8E8E8", gradientColor: "#606060", gradientAngle: 150 }],
  ["a blurred photo", { background: "photo", backgroundBlur: 100, secondStrokeSize: 2, secondStrokeColor: "#303030" }],
  ["an inner mat with bevels", { innerMatSize: 3, bevelSize: 6 }],
  ["a recessed shadow on an inner mat", { innerMatSize: 3, bevelSize: 6, shadow: "recessed", surface: "linen" }],
];
const CORNERS: readonly (readonly [number, Partial<Settings>])[] = [
  [2, { cornerRadius: 2, surface: "rag" }],
  [10, { cornerRadius: 10, shadow: "lifted" }],
];

/** Reasons that an export without a record of its photo gives. */
const SAID: ReadonlySet<UnframeRefusal> = new Set(["no-record", "encoded-again"]);

interface Framed {
  readonly name: PhotoName;
  readonly file: Uint8Array<ArrayBuffer>;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly back: Awaited<ReturnType<typeof unframeFile>>;
}

/** Frames of the photos that keep their data, and what comes back of them. */
async function framesOf(settings: Partial<Settings>): Promise<readonly Framed[]> {
  const frames: Framed[] = [];
  for (const name of NAMES) {
    const file = await photo(name);
    if ("fallbackReason" in openLossless(file)) continue;
    const { bytes, method } = await framedPhoto(name, { ...BOARD, ...settings });
    if (method !== "lossless-jpeg") continue;
    frames.push({ name, file, bytes, back: await unframeFile(new File([bytes], "framed.jpg")) });
  }
  return frames;
}

/** Names of photos whose coefficients do not come back, unless their file says so. */
function lostOf(frames: readonly Framed[]): readonly string[] {
  return frames
    .filter(({ file, back }) =>
      "refusal" in back
        ? !SAID.has(back.refusal)
        : compareKept(file, back.bytes, { x: 0, y: 0 }, [], "padding").different.length > 0,
    )
    .map(({ name }) => name);
}

describe.each(BESIDE)("A board with %s", (_, settings) => {
  test("is around every photo, whose coefficients come back", { timeout: PATIENCE }, async () => {
    const frames = await framesOf(settings);
    expect(frames.length).toBeGreaterThanOrEqual(FEW.length);
    expect(lostOf(frames)).toEqual([]);
    expect(frames.filter((frame) => changedBlocks(frame).changed > 0).map(({ name }) => name)).toEqual([]);
    // Nothing was recorded, because nothing was drawn over.
    expect(frames.filter(({ back }) => "refusal" in back)).toEqual([]);
  });
});

describe.each(CORNERS)("A board with corners of %i %%", (radius, settings) => {
  test("keeps the other blocks of every photo, and gives all back", { timeout: PATIENCE }, async () => {
    const frames = await framesOf(settings);
    expect(frames.length).toBeGreaterThanOrEqual(FEW.length);
    expect(lostOf(frames)).toEqual([]);
    expect(frames.filter((frame) => hasMoreChanged(frame, radius)).map(({ name }) => name)).toEqual([]);
  });
});

/** Blocks of the photo with other values in its frame, and all. */
function changedBlocks({ file, bytes }: Framed): { readonly changed: number; readonly all: number } {
  const place = readFrameRecord(bytes)?.photo?.place.photo;
  if (place === undefined) throw new Error("The photo has no place.");
  const { compared, different } = compareKept(file, bytes, place);
  return { changed: different.length, all: compared };
}

/** True if more blocks are changed than the corners' MCUs have, and more than a hundredth with corners of 2 %. */
function hasMoreChanged(frame: Framed, radius: number): boolean {
  const { width, height, mcu, grid } = opened(frame.file);
  const { changed, all } = changedBlocks(frame);
  const reach = Math.ceil((radius / 100) * Math.min(width, height));
  // At the right and lower edges they may be in one more row and column.
  const mcus = (1 + Math.ceil(reach / mcu.width)) * (1 + Math.ceil(reach / mcu.height));
  const inCorners = 4 * mcus * grid.blocks.length;
  // In small pictures four MCUs are more than a hundredth.
  const hundredth = Math.max(all / 100, 4 * grid.blocks.length);
  return changed > (radius === 2 ? Math.min(inCorners, hundredth) : inCorners);
}
