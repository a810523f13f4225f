import type { Box } from "@matte/engine";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { effort } from "../../../../test/effort.ts";
import { photo } from "../../../../test/photos/index.ts";
import { JPEG_CODINGS } from "../../../../test/photos/jpeg-codings.ts";
import { SAMPLINGS } from "../../../../tools/photos/jpeg-writer/index.ts";
import type { CoveredMcus, FramedPlace } from "./place.ts";
import { newKernel } from "../kernel/jpeg-kernel.ts";
import type { LosslessSource } from "../open.ts";
import { coefficientsOf, opened } from "../testing/coefficients.ts";
import { drawnBy, framed, type Margins, paintOf, placeIn } from "../testing/frames.ts";
import { jpeg } from "@matte/pixels/testing";
import type { LosslessPaint } from "../types.ts";
import { unframedScan, unframedScanWith, unframeLossless, unframeWith } from "./unframe.ts";

const MARGINS: Margins = { left: 3, top: 2, right: 29, bottom: 43 };
const KERNEL = newKernel();

interface Export {
  readonly file: Uint8Array<ArrayBuffer>;
  readonly place: FramedPlace;
}

function exported(source: LosslessSource, margins: Margins, paint: LosslessPaint): Export {
  const plan = placeIn(source, margins);
  const covered: (CoveredMcus | null)[] = [];
  const file = framed(source, plan, paint, { onCovered: (mcus) => void covered.push(mcus) });
  const box = { ...plan.photo, width: source.width, height: source.height };
  return { file, place: { photo: box, covered: covered[0] ?? null } };
}

function unframed({ file, place }: Export): Uint8Array<ArrayBuffer> {
  const back = unframeLossless(opened(file), place);
  if ("fallbackReason" in back) throw new Error(back.detail);
  return back;
}

/** Indices of components with different coefficients. */
function differences(one: Uint8Array, other: Uint8Array): number[] {
  const planes = coefficientsOf(other);
  return coefficientsOf(one).flatMap(({ coefficients }, component) =>
    Buffer.compare(bytesOf(coefficients), bytesOf(planes[component]!.coefficients)) === 0 ? [] : [component],
  );
}

function bytesOf({ buffer, byteOffset, byteLength }: Int16Array): Uint8Array {
  return new Uint8Array(buffer, byteOffset, byteLength);
}

/** Overlays cover parts of the photo. */
function markedPaint(source: LosslessSource, margins: Margins): LosslessPaint {
  const { photo: corner } = placeIn(source, margins);
  const mark: Box = { x: corner.x, y: corner.y, width: Math.min(20, source.width), height: Math.min(9, source.height) };
  return paintOf({ overlays: [mark], draw: drawnBy(() => [128, 128, 128, 200]) });
}

describe.each([...JPEG_CODINGS, "orientation-6", "one-pixel", "panorama"] as const)("the frame of %s", (name) => {
  it("comes off with every coefficient of the photo", async () => {
    const source = opened(await photo(name));
    const back = unframed(exported(source, MARGINS, paintOf({ background: [90, 90, 90] })));
    expect(opened(back)).toMatchObject({ width: source.width, height: source.height });
    expect(differences(back, source.bytes)).toEqual([]);
  });
});

const side = fc.integer({ min: 1, max: 70 });
const margins = fc.record({ left: fc.nat(3), top: fc.nat(3), right: fc.nat(40), bottom: fc.nat(40) });
const coding = fc.record({
  sampling: fc.constantFrom(...SAMPLINGS),
  quality: fc.integer({ min: 85, max: 98 }),
  huffman: fc.constantFrom("standard" as const, "optimised" as const),
  restartInterval: fc.nat(6),
});

describe("any frame", () => {
  it("comes off, and then the photo gets the same frame as the original, with and without kernel", () => {
    fc.assert(
      fc.property(side, side, margins, coding, fc.boolean(), (width, height, around, options, marked) => {
        const source = opened(jpeg(width, height, options, width * height));
        const paint = marked ? markedPaint(source, around) : paintOf();
        const made = exported(source, around, paint);
        const back = unframed(made);
        expect(differences(back, source.bytes)).toEqual([]);
        expect(unframeWith(null, opened(made.file), made.place)).toEqual(back);
        expect(unframeWith(KERNEL, opened(made.file), made.place)).toEqual(back);
        expect(exported(opened(back), around, paint).file).toEqual(made.file);
      }),
      { numRuns: effort(20, 80) },
    );
  });

  it("gives back the photo's entropy-coded data, with and without kernel", () => {
    fc.assert(
      fc.property(side, side, margins, coding, fc.boolean(), (width, height, around, options, marked) => {
        const source = opened(jpeg(width, height, options, width * height));
        const made = exported(source, around, marked ? markedPaint(source, around) : paintOf());
        const [scan] = source.picture.scans;
        // The range ends after EOI.
        const data = source.bytes.slice(scan!.data.start, scan!.data.end - 2);
        expect(unframedScan(opened(made.file), made.place, scan!)).toEqual(data);
        expect(unframedScanWith(null, opened(made.file), made.place, scan!)).toEqual(data);
      }),
      { numRuns: effort(20, 80) },
    );
  });

  it("of a progressive photo comes off with every coefficient", () => {
    const source = opened(jpeg(61, 47, { sampling: "4:2:0", quality: 92, progressive: true }));
    const back = unframed(exported(source, MARGINS, markedPaint(source, MARGINS)));
    expect(differences(back, source.bytes)).toEqual([]);
  });
});

describe("a frame around an aligned photo", () => {
  it("covers nothing of it", () => {
    const source = opened(jpeg(64, 48, { sampling: "4:2:0", quality: 92 }));
    expect(exported(source, MARGINS, paintOf()).place.covered).toBeNull();
  });
});

describe("a place that does not fit the file", () => {
  const source = opened(jpeg(45, 35, { sampling: "4:2:0", quality: 92 }));
  const made = exported(source, MARGINS, paintOf());
  const { photo: box, covered } = made.place;
  const { indices, jpeg: bytes } = covered ?? { indices: [], jpeg: new Uint8Array() };
  const grey = exported(opened(jpeg(45, 35, { sampling: "4:4:4", quality: 92 })), MARGINS, paintOf()).place.covered;

  it.each<[string, FramedPlace]>([
    ["off its MCUs", { photo: { ...box, x: box.x + 8 }, covered }],
    ["outside the picture", { photo: { ...box, width: 1e6 }, covered }],
    ["of no size", { photo: { ...box, width: 0 }, covered: null }],
    ["of broken numbers", { photo: { ...box, y: Number.NaN }, covered }],
    ["with covered parts outside the photo", { photo: box, covered: { indices: [...indices, 1e6], jpeg: bytes } }],
    ["with covered parts out of order", { photo: box, covered: { indices: indices.toReversed(), jpeg: bytes } }],
    [
      "with too few coefficients",
      {
        photo: { ...box, width: 48 },
        covered: { indices: [0, 1, 2, 3, 4, 5], jpeg: jpeg(1, 1, { sampling: "4:2:0", quality: 92 }) },
      },
    ],
    ["with coefficients of another sampling", { photo: box, covered: { indices, jpeg: grey?.jpeg ?? bytes } }],
    ["with damaged coefficients", { photo: box, covered: { indices, jpeg: bytes.subarray(0, 50) } }],
  ])("is refused: %s", (_, place) => {
    expect(unframeLossless(opened(made.file), place)).toMatchObject({ fallbackReason: "damaged" });
  });

  it("is refused in a progressive file", () => {
    const progressive = opened(jpeg(96, 96, { sampling: "4:2:0", quality: 92, progressive: true }));
    const place = { photo: { x: 0, y: 0, width: 45, height: 35 }, covered: null };
    expect(unframeLossless(progressive, place)).toMatchObject({ fallbackReason: "damaged" });
  });
});
