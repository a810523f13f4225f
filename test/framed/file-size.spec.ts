/** Exports within a file size limit (DECISIONS §18, "Sizes"). */
import { findGainMap } from "../../packages/formats/jpeg/gain-map/find.ts";
import { rememberedFrame } from "../../packages/formats/jpeg/frame-record/record-packet.ts";
import { collectMetadata } from "../../packages/formats/collect.ts";
import { DEFAULT_SETTINGS, type Settings } from "@matte/engine";
import { methodToFit } from "@matte/framing/photos/fit-method.ts";
import { unframeFile } from "@matte/framing/frame/unframe.ts";
import type { FramedBytes, SizeFit } from "@matte/framing/photos/types.ts";
import { startNoHelpers } from "@matte/framing/shared/band-helpers.ts";
import { frameToBytes } from "@matte/framing/frame/index.ts";
import ExifReader from "exifreader";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { frameJobOf } from "../../apps/cli/src/photo-job.ts";
import { compareKept } from "../../packages/jpeg/lossless/testing/coefficients.ts";
import { hdrPhoto } from "../../tools/photos/hdr/index.ts";
import { largePhoto, photo, photoFile } from "../photos/index.ts";
import { decodePixels } from "../photos/pixels.ts";
import { cropped } from "./cropped.ts";

const KB = 1000;

async function framed(file: File, settings: Partial<Settings>): Promise<FramedBytes> {
  const wanted = { settings: { ...DEFAULT_SETTINGS, ...settings }, plan: "pro" as const };
  const job = await frameJobOf(file, wanted, { number: 1, count: 1 });
  return frameToBytes(job, { enter: () => undefined, startHelpers: startNoHelpers });
}

/** Frames with a limit of this share of the unlimited file. */
async function atShare(
  file: File,
  share: number,
  settings: Partial<Settings> = {},
): Promise<{ readonly plain: FramedBytes; readonly fitted: FramedBytes; readonly limit: number }> {
  const plain = await framed(file, settings);
  const fileSizeKb = Math.floor((plain.bytes.length * share) / KB);
  return { plain, fitted: await framed(file, { ...settings, fileSizeKb }), limit: fileSizeKb * KB };
}

const LARGE = new File([await largePhoto(0.6)], "large.jpg");

describe("A photo that keeps its data", () => {
  test.each(["sampling-420", "unaligned-444", "restart-422-rows", "sampling-grey"] as const)(
    "keeps it within a limit slightly below its size: %s",
    async (name) => {
      const { plain, fitted, limit } = await atShare(await photoFile(name), 0.97);
      expect(plain).toMatchObject({ method: "lossless-jpeg", fit: null });
      expect(fitted).toMatchObject({ method: "lossless-jpeg", fit: { kind: "packed" }, size: plain.size });
      expect(fitted.bytes.length).toBeLessThanOrEqual(limit);
      const [before, after] = await Promise.all([plain, fitted].map(({ bytes }) => decodePixels(bytes)));
      expect(Buffer.compare(before!.data, after!.data)).toBe(0);
    },
  );

  test.each([0.985, 0.95])("comes out of its frame with all coefficients, packed to %d of its size", async (share) => {
    const { fitted } = await atShare(await photoFile("sampling-420"), share);
    expect(fitted.fit).toEqual({ kind: "packed" });
    const unframed = await unframeFile(new File([fitted.bytes], "framed.jpg"));
    if ("refusal" in unframed) throw new Error(unframed.refusal);
    const { different, compared } = compareKept(await photo("sampling-420"), unframed.bytes, { x: 0, y: 0 });
    expect(compared).toBeGreaterThan(0);
    expect(different).toEqual([]);
  });

  test("gives up its way back to the original before its data", async () => {
    const { plain, fitted } = await atShare(await photoFile("sampling-420"), 0.97, { keepWayBack: true });
    expect(plain.original).toBe("kept");
    expect(fitted).toMatchObject({ original: "left-out", method: "lossless-jpeg", fit: { kind: "packed" } });
  });

  test("stays as it is within the limit", async () => {
    const { plain, fitted } = await atShare(await photoFile("sampling-420"), 1.1);
    expect(fitted).toMatchObject({ method: "lossless-jpeg", fit: null });
    // The look in the file names the limit.
    expect(Math.abs(fitted.bytes.length - plain.bytes.length)).toBeLessThan(50);
  });
});

describe("A limit that needs more", () => {
  test.each([
    ["lossless", {}, 0.7],
    ["lossless", {}, 0.4],
    ["encoded again", { keepOriginalJpeg: false }, 0.6],
    ["of a preset", { socialPreset: "square-1x1" as const }, 0.6],
    ["with a long side", { exportSize: "long" as const, exportLongSide: 700 }, 0.5],
  ])("lowers the quality of a file that would be %s with %o, to nearly the limit: %d of its size", async (...given) => {
    const { plain, fitted, limit } = await atShare(LARGE, given[2], given[1]);
    expect(fitted).toMatchObject({ method: "jpeg", fit: { kind: "quality" } });
    // A lossless frame is on the photo's grid.
    expect(Math.abs(fitted.size.width - plain.size.width)).toBeLessThanOrEqual(16);
    expect(fitted.bytes.length).toBeLessThanOrEqual(limit);
    expect(fitted.bytes.length).toBeGreaterThanOrEqual(0.92 * limit);
  });

  test("makes the picture smaller where the lowest quality is not enough, to nearly the limit", async () => {
    const { plain, fitted, limit } = await atShare(LARGE, 0.12);
    expect(fitted.fit?.kind).toBe("size");
    const { width, height } = fitted.size;
    expect(width / height).toBeCloseTo(plain.size.width / plain.size.height, 1);
    expect(await decodePixels(fitted.bytes)).toMatchObject({ width, height });
    expect(fitted.bytes.length).toBeLessThanOrEqual(limit);
    expect(fitted.bytes.length).toBeGreaterThanOrEqual(0.92 * limit);
  });

  test.each([60, 70])("says that the picture is smaller where the quality may not rise over %d", async (quality) => {
    const settings = { socialPreset: "square-1x1", quality } as const;
    const { plain, fitted, limit } = await atShare(LARGE, 0.5, settings);
    expect(plain.fit).toBeNull();
    expect(fitted.fit).toMatchObject({ kind: "size", size: fitted.size });
    expect(fitted.size.width).toBeLessThan(plain.size.width);
    expect(fitted.bytes.length).toBeLessThanOrEqual(limit);
    expect(fitted.bytes.length).toBeGreaterThanOrEqual(0.8 * limit);
  });

  test("keeps every rule of metadata: the location is gone, the frame remembered", async () => {
    const iphone = await photoFile("iphone-15-pro");
    for (const share of [0.97, 0.6]) {
      const { fitted } = await atShare(iphone, share);
      const { gps, exif } = ExifReader.load(Buffer.from(fitted.bytes), { expanded: true });
      expect(gps?.Latitude).toBeUndefined();
      expect(exif?.Model).toBeDefined();
      expect(rememberedFrame(await collectMetadata(fitted.bytes))).not.toBeNull();
    }
  });

  test("is met by a picture alone in other formats, which have none", async () => {
    const { fit, method } = await framed(LARGE, { exportFormat: "png", fileSizeKb: 20 });
    expect({ fit, method }).toEqual({ fit: null, method: "png" });
  });

  test("is an error where no size meets it", async () => {
    const size = { width: 200, height: 200 };
    const noise = Uint8Array.from({ length: 3 * size.width * size.height }, (_, n) => Math.imul(n, 0x9e3779b1) >>> 24);
    const file = await sharp(noise, { raw: { ...size, channels: 3 } })
      .png()
      .toBuffer();
    const outcome = framed(new File([new Uint8Array(file)], "noise.png"), { fileSizeKb: 20 });
    expect(
      await outcome.then(
        ({ bytes }) => bytes.length,
        (error: unknown) => error,
      ),
    ).toMatchObject({
      code: "file-limit",
      type: "20",
    });
  });
});

test.each([
  [0.98, "lossless-jpeg"],
  [0.75, "jpeg"],
])("An HDR photo keeps its gain map within %d of its size, as %s", async (share, method) => {
  const bytes = hdrPhoto("pixel", { width: 640, height: 448 });
  const { fitted, limit } = await atShare(new File([bytes], "hdr.jpg"), share, { outerBorderSize: 10 });
  expect(fitted).toMatchObject({ hdr: "kept", method });
  expect(fitted.bytes.length).toBeLessThanOrEqual(limit);
  expect(findGainMap(fitted.bytes)).toMatchObject({ metadata: expect.anything() as unknown });
});

test.each<[SizeFit | "unknown" | null, string]>([
  [null, "lossless-jpeg"],
  [{ kind: "packed" }, "lossless-jpeg"],
  [{ kind: "quality", quality: 88.4 }, "jpeg"],
  ["unknown", "jpeg"],
])("What gave way, %o, gives the method %s", (outcome, kind) => {
  const grid = { photo: { width: 1, height: 1 } } as never;
  expect(methodToFit({ kind: "lossless-jpeg", grid }, outcome, 2_000_000).kind).toBe(kind);
});

describe("A cropped photo", () => {
  const CROP = { x: 0.1, y: 0.13, width: 0.72, height: 0.7 };
  const HDR = hdrPhoto("pixel", { width: 640, height: 448 });

  test("keeps the blocks inside its crop within a limit slightly below its size", async () => {
    const file = await photo("sampling-420");
    const plain = await cropped(file, { crop: CROP });
    const fileSizeKb = Math.floor((0.97 * plain.bytes.length) / KB);
    const fitted = await cropped(file, { crop: CROP }, { fileSizeKb });
    expect(fitted).toMatchObject({ method: "lossless-jpeg", fit: { kind: "packed" }, size: plain.size });
    expect(fitted.bytes.length).toBeLessThanOrEqual(fileSizeKb * KB);
    const [before, after] = await Promise.all([plain, fitted].map(({ bytes }) => decodePixels(bytes)));
    expect(Buffer.compare(before!.data, after!.data)).toBe(0);
  });

  test.each([
    ["between blocks", { crop: CROP }],
    ["turned and straightened", { crop: CROP, turn: 1, straighten: 4.2 }],
  ] as const)("gives up quality within a limit far below its size: %s", async (_, part) => {
    const file = await photo("sampling-420");
    const plain = await cropped(file, part);
    const fileSizeKb = Math.floor((0.7 * plain.bytes.length) / KB);
    const fitted = await cropped(file, part, { fileSizeKb });
    expect(fitted).toMatchObject({ method: "jpeg", fit: { kind: "quality" } });
    const share = fitted.bytes.length / (fileSizeKb * KB);
    expect(share).toBeLessThanOrEqual(1);
    expect(share).toBeGreaterThan(0.92);
  });

  test("keeps its gain map within the limit", async () => {
    for (const part of [{ crop: CROP }, { crop: CROP, straighten: 4.2 }]) {
      const plain = await cropped(HDR, part);
      const fileSizeKb = Math.floor((0.7 * plain.bytes.length) / KB);
      const fitted = await cropped(HDR, part, { fileSizeKb });
      expect([plain.hdr, fitted.hdr]).toEqual(["kept", "kept"]);
      expect(fitted.bytes.length).toBeLessThanOrEqual(fileSizeKb * KB);
    }
  });
});
