import { describe, expect, it } from "vitest";
import { photo } from "../../../test/photos/index.ts";
import { assessLossless } from "./assess.ts";
import { frameLossless } from "./frame.ts";
import { openLossless } from "./open.ts";
import type { FallbackReason } from "./fallback.ts";
import { opened } from "./testing/coefficients.ts";
import { drawnBy, framed, paintOf, placeIn } from "./testing/frames.ts";
import { jpeg } from "@matte/pixels/testing";
import type { LosslessPaint, LosslessStage } from "./types.ts";
import type { JpegSegment } from "@matte/pixels/segments";

const MARGINS = { left: 2, top: 2, right: 32, bottom: 64 };

/** Returns a JPEG with one byte changed, at an offset from a marker's first occurrence. */
function altered(marker: number, offset: number, value: number, progressive = false): Uint8Array {
  const bytes = jpeg(40, 30, { sampling: "4:2:0", quality: 90, progressive });
  const at = bytes.findIndex((byte, n) => byte === 0xff && bytes[n + 1] === marker);
  bytes[at + offset] = value;
  return bytes;
}

/** Returns a JPEG with another segment after SOI. @param others bytes after the marker, the length first */
function withSegment(marker: number, ...others: readonly number[]): Uint8Array {
  const bytes = jpeg(40, 30, { sampling: "4:2:0", quality: 90 });
  return Uint8Array.of(...bytes.subarray(0, 2), 0xff, marker, ...others, ...bytes.subarray(2));
}

describe("openLossless", () => {
  it.each<[FallbackReason, string, () => Uint8Array]>([
    ["damaged", "an empty file", () => new Uint8Array()],
    ["damaged", "bytes that are no JPEG", () => Uint8Array.of(1, 2, 3, 4)],
    ["damaged", "a JPEG without end", () => jpeg(40, 30, { sampling: "4:2:0", quality: 90 }).slice(0, -2)],
    ["damaged", "a JPEG without quantisation table", () => altered(0xdb, 1, 0xfe)],
    ["damaged", "a progressive JPEG without Huffman tables", () => altered(0xc4, 1, 0xfe, true)],
    ["damaged", "a JPEG without height", () => altered(0xc0, 6, 0)],
    ["damaged", "too little data for the size", () => altered(0xc0, 5, 0xff)],
    ["damaged", "the reserved marker 0x02", () => withSegment(0x02, 0, 3, 0)],
    ["damaged", "the reserved marker JPG", () => withSegment(0xc8, 0, 3, 0)],
    ["damaged", "the reserved marker JPG0", () => withSegment(0xf0, 0, 3, 0)],
    ["damaged", "a DHT of length 0", () => withSegment(0xc4, 0, 0)],
    ["damaged", "a DQT of length 1", () => withSegment(0xdb, 0, 1)],
    ["damaged", "a DRI of three bytes", () => withSegment(0xdd, 0, 5, 0, 0, 0)],
    ["arithmetic", "SOF9", () => altered(0xc0, 1, 0xc9)],
    ["arithmetic", "SOF10", () => altered(0xc0, 1, 0xca)],
    ["lossless-process", "SOF3", () => altered(0xc0, 1, 0xc3)],
    ["lossless-process", "SOF11", () => altered(0xc0, 1, 0xcb)],
    ["hierarchical", "SOF5", () => altered(0xc0, 1, 0xc5)],
    ["hierarchical", "SOF7", () => altered(0xc0, 1, 0xc7)],
    ["hierarchical", "SOF15", () => altered(0xc0, 1, 0xcf)],
    ["precision", "12 bits", () => altered(0xc0, 4, 12)],
    ["sampling", "eighteen blocks per MCU", () => altered(0xc0, 11, 0x44)],
  ])("returns the fallback reason %s for %s", (fallbackReason, _, make) => {
    expect(openLossless(make())).toMatchObject({ fallbackReason });
  });

  it("returns the fallback reason cmyk for four components", async () => {
    expect(openLossless(await photo("cmyk"))).toMatchObject({ fallbackReason: "cmyk" });
  });

  it("returns the properties of the JPEG", () => {
    const source = opened(jpeg(45, 35, { sampling: "4:2:2", quality: 90, restartInterval: 3 }));
    const { width, height, mcu, components, restartInterval, progressive } = source;
    expect({ width, height, mcu, components, restartInterval, progressive }).toEqual({
      width: 45,
      height: 35,
      mcu: { width: 16, height: 8 },
      components: 3,
      restartInterval: 3,
      progressive: false,
    });
  });
});

/** Segment for the fixtures' writer. */
function written({ marker, payload }: JpegSegment): { marker: number; data: Uint8Array } {
  return { marker, data: payload };
}

/** Finest pattern, which quantisation harms more than letters. */
const CHEQUERS = drawnBy((x, y) => ((x + y) % 2 === 0 ? [0, 0, 0, 255] : [255, 255, 255, 255]));
const overlays = [{ x: 0, y: 0, width: 60, height: 20 }];

describe("the appearance of a frame", () => {
  const fine = opened(jpeg(64, 48, { sampling: "4:4:4", quality: 95 }));
  const coarse = opened(jpeg(64, 48, { sampling: "4:4:4", quality: 40 }));
  const grey = opened(jpeg(64, 48, { sampling: "grey", quality: 95 }));
  const red = drawnBy(() => [255, 0, 0, 255]);
  const black = drawnBy(() => [0, 0, 0, 255]);

  it.each<[FallbackReason | null, string, typeof fine, Partial<LosslessPaint>]>([
    [null, "fine quantisation", fine, { overlays, draw: CHEQUERS }],
    [null, "coarse quantisation, which gets finer steps", coarse, { overlays, draw: CHEQUERS }],
    [null, "coarse quantisation without overlays", coarse, {}],
    [null, "a matte that only finer steps can show", coarse, { background: [250, 240, 230] }],
    [
      null,
      "a stroke that only finer steps can show",
      coarse,
      { flats: [{ box: overlays[0]!, colour: [250, 240, 230] }] },
    ],
    ["grey-photo", "colours on a grey photo", grey, { overlays, draw: red }],
    [null, "black on a grey photo", grey, { overlays, draw: black }],
    ["matte-colour", "a coloured matte around a grey photo", grey, { background: [200, 100, 100] }],
  ])("gives the fallback reason %s for %s, assessed and framed", (fallbackReason, _, source, parts) => {
    const plan = placeIn(source, MARGINS);
    const assessment = assessLossless(source, plan, paintOf(parts));
    const result = frameLossless(source, plan, paintOf(parts));
    if (fallbackReason === null) {
      expect(assessment).toBeNull();
      expect(result).toBeInstanceOf(Uint8Array);
    } else {
      expect(assessment).toMatchObject({ fallbackReason });
      expect(result).toMatchObject({ fallbackReason });
    }
  });

  it("is assessed as damaged only with a check of the data", () => {
    const whole = jpeg(64, 48, { sampling: "4:4:4", quality: 95 });
    const source = opened(Uint8Array.of(...whole.subarray(0, -200), 0xff, 0xd9));
    const plan = placeIn(source, MARGINS);
    expect(assessLossless(source, plan, paintOf())).toBeNull();
    expect(assessLossless(source, plan, paintOf(), { data: true })).toMatchObject({ fallbackReason: "damaged" });
    expect(assessLossless(fine, placeIn(fine, MARGINS), paintOf(), { data: true })).toBeNull();
  });

  it("gives the fallback reason too-large beyond the largest picture", () => {
    for (const canvas of [
      { width: 65_501, height: 100 },
      { width: 30_000, height: 30_000 },
    ]) {
      expect(frameLossless(fine, { canvas, photo: { x: 0, y: 0 } }, paintOf())).toMatchObject({
        fallbackReason: "too-large",
      });
    }
  });

  it("may be as long as the longest JPEG", () => {
    const canvas = { width: 65_500, height: 60 };
    const file = framed(fine, { canvas, photo: { x: 65_424, y: 8 } }, paintOf());
    expect(opened(file)).toMatchObject(canvas);
  });
});

describe("frameLossless", () => {
  const source = opened(jpeg(64, 48, { sampling: "4:2:0", quality: 95 }));
  const plan = placeIn(source, MARGINS);

  it.each([
    ["off its grid", { canvas: plan.canvas, photo: { x: 8, y: 16 } }],
    ["outside the canvas", { canvas: { width: 80, height: 70 }, photo: { x: 32, y: 32 } }],
  ])("throws a RangeError for a photo %s", (_, wrong) => {
    expect(() => frameLossless(source, wrong, paintOf())).toThrow(RangeError);
  });

  it("throws a RangeError for too few painted pixels", () => {
    expect(() => frameLossless(source, plan, paintOf({ overlays, draw: () => new Uint8ClampedArray(4) }))).toThrow(
      RangeError,
    );
  });

  it("stops between bands when the signal is aborted", () => {
    const abort = new AbortController();
    const draw = (box: { width: number; height: number }): Uint8ClampedArray => {
      abort.abort(new Error("enough"));
      return new Uint8ClampedArray(box.width * box.height * 4);
    };
    const twice = [...overlays, { x: 0, y: 100, width: 9, height: 9 }];
    const start = (): unknown =>
      frameLossless(source, plan, paintOf({ overlays: twice, draw }), { signal: abort.signal });
    expect(start).toThrow("enough");
  });

  it("reports its stages in order", () => {
    const stages: LosslessStage[] = [];
    framed(source, plan, paintOf(), { onStage: (stage) => stages.push(stage) });
    expect(stages).toEqual(["read", "index", "draw", "splice", "write"]);
  });

  it("paints each band once, inside the canvas and within the size limit", () => {
    const painted: { x: number; y: number; width: number; height: number }[] = [];
    const wide = { canvas: { width: 8000, height: 900 }, photo: plan.photo };
    const draw = (box: (typeof painted)[number]): Uint8ClampedArray => {
      painted.push(box);
      return new Uint8ClampedArray(box.width * box.height * 4);
    };
    const overlay = { x: 5, y: 203, width: 8000, height: 690 };
    framed(source, wide, paintOf({ overlays: [overlay, overlay], draw }));
    expect(painted.length).toBeGreaterThan(3);
    expect(painted[0]).toMatchObject({ x: 0, y: 192, width: 8000 });
    painted.forEach(({ x, y, width, height }, n) => {
      expect(width * height).toBeLessThanOrEqual(2 ** 20);
      expect(x + width).toBeLessThanOrEqual(8000);
      expect(y + height).toBeLessThanOrEqual(900);
      if (n > 0) expect(y).toBe(painted[n - 1]!.y + painted[n - 1]!.height);
    });
  });

  it("keeps the photo's segments or replaces all but those that define its colours", () => {
    const text = (letters: string): Uint8Array => Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    const jfif = { marker: 0xe0, payload: Uint8Array.of(...text("JFIF\0"), 1, 2, 0, 0, 1, 0, 1, 0, 0) };
    const comment = { marker: 0xfe, payload: text("hello") };
    const other = { marker: 0xe1, payload: text("Exif\0\0other") };
    const before = opened(jpeg(20, 20, { sampling: "4:2:0", quality: 90, segments: [jfif, comment].map(written) }));
    const place = placeIn(before, MARGINS);
    const kept = opened(framed(before, place, paintOf())).picture.metadata;
    expect(kept).toEqual([jfif, comment]);
    const replaced = opened(framed(before, place, paintOf(), { segments: [other] })).picture.metadata;
    expect(replaced).toEqual([jfif, other]);
  });

  it.each([
    ["thumbnail", [1, 1, 9, 9, 9]],
    ["bytes after its header", [0, 0, 9, 9, 9]],
  ])("removes JFIF's %s with the replaced segments", (_, tail) => {
    const header = [0x4a, 0x46, 0x49, 0x46, 0, 1, 2, 0, 0, 1, 0, 1];
    const jfif = { marker: 0xe0, payload: Uint8Array.of(...header, ...tail) };
    const before = opened(jpeg(20, 20, { sampling: "4:2:0", quality: 90, segments: [written(jfif)] }));
    const file = framed(before, placeIn(before, MARGINS), paintOf(), { segments: [] });
    expect(opened(file).picture.metadata).toEqual([{ marker: 0xe0, payload: Uint8Array.of(...header, 0, 0) }]);
  });
});
