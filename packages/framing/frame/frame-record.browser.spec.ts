/** Frames remembered by exports, through all framing steps. */
import { collectMetadata } from "@matte/formats";
import { findGainMap, type GainMap } from "@matte/formats/gain-map";
import { holdsOriginal, readFrameRecord, unframe } from "@matte/formats/frame-record";
import { builtInLook, DEFAULT_SETTINGS, lookOf, type Settings, settingsWithLook } from "@matte/engine";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { PhotoName } from "../../../test/photos/index.ts";
import { hdrPhoto, isoBlock, MAKERS } from "../../../tools/photos/hdr/index.ts";
import { factsOf } from "../read/facts.ts";
import { readSource } from "../read/source.ts";
import { startNoHelpers } from "../shared/band-helpers.ts";
import type { FramedBytes } from "../photos/types.ts";
import { frameToBytes } from "./index.ts";
import { unframeFile } from "./unframe.ts";

/** The page's document has the worker's global `fonts`. */
declare const document: { readonly fonts: unknown };

beforeAll(() => void vi.stubGlobal("fonts", document.fonts));
afterAll(() => void vi.unstubAllGlobals());

const SETTINGS: Settings = {
  ...settingsWithLook(DEFAULT_SETTINGS, builtInLook("linen")),
  showMetadata: true,
  photoBy: "Photo by Ada Łukasz",
  locationText: "Kraków, Poland",
};

async function photo(name: PhotoName): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await (await fetch(`/test-photos/${name}`)).arrayBuffer());
}

async function framed(bytes: Uint8Array<ArrayBuffer>, changed: Partial<Settings> = {}): Promise<FramedBytes> {
  const file = new File([bytes], "photo.jpg");
  const facts = await factsOf(await readSource(file));
  const job = { file, facts, settings: { ...SETTINGS, ...changed }, subject: "Market", watermark: false, logo: null };
  return frameToBytes(job, { enter: () => undefined, startHelpers: startNoHelpers });
}

/** A JPEG with sides at MCU multiples. */
async function aligned(): Promise<Uint8Array<ArrayBuffer>> {
  const canvas = new OffscreenCanvas(320, 240);
  canvas.getContext("2d")?.fillRect(40, 30, 100, 70);
  const file = await canvas.convertToBlob({ type: "image/jpeg", quality: 0.9 });
  return new Uint8Array(await file.arrayBuffer());
}

const HDR_SIZE = { width: 640, height: 448 };
/** A matte 64 px wide, on photo and map grids. */
const ON_GRID: Settings = { ...DEFAULT_SETTINGS, showMetadata: false, innerBorderSize: 0, outerBorderSize: 10 };
/** Gain map metadata without a code for unity gain. */
const WITHOUT_UNITY = {
  marker: 0xe2,
  payload: new Uint8Array([...new TextEncoder().encode("urn:iso:std:iso:ts:21496:-1\0"), ...isoBlock([[0.5, 2.5, 1]])]),
};

function mapOf(file: Uint8Array): GainMap {
  const map = findGainMap(file);
  if (map === null || map === "damaged") throw new Error(`The gain map is ${map ?? "absent"}.`);
  return map;
}

async function unframed(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const back = await unframe(bytes);
  if ("refusal" in back) throw new Error(back.refusal);
  return back.photo;
}

const LOSSLESS: readonly PhotoName[] = [
  "canon-eos-r6",
  "iphone-15-pro",
  "orientation-3",
  "orientation-6",
  "orientation-7",
  "plain",
  "progressive-420",
  "restart-422-rows",
  "separate-scans",
  "unaligned-420",
  "unaligned-444",
];

describe("an export that keeps the original JPEG data", () => {
  it.each(LOSSLESS)("of %s gives a photo around which the same frame is the same file", async (name) => {
    const file = await framed(await photo(name));
    expect(file.method).toBe("lossless-jpeg");
    const again = await framed(await unframed(file.bytes));
    expect(again.bytes).toEqual(file.bytes);
  });

  it("remembers its look without names and places, and its photo’s name and texts", async () => {
    const { bytes } = await framed(await photo("plain"));
    const record = readFrameRecord(bytes);
    expect(record?.look).toEqual(lookOf(SETTINGS));
    expect(JSON.stringify(record?.look)).not.toMatch(/Ada|Krak/);
    const { frame } = await factsOf(await readSource(new Blob([bytes])));
    expect(frame?.source).toMatchObject({
      fileName: "photo.jpg",
      texts: { subject: "Market", credit: "Photo by Ada Łukasz", location: "Kraków, Poland" },
    });
  });

  it("remembers no texts that it does not print", async () => {
    const { bytes } = await framed(await photo("plain"), { showMetadata: false });
    expect(JSON.stringify(readFrameRecord(bytes))).not.toMatch(/Ada|Krak|Market/);
  });

  it("grows by less than a kilobyte if the photo is aligned", async () => {
    const original = await aligned();
    const [remembering, plain] = [await framed(original), await framed(original, { rememberFrame: false })];
    expect(remembering.bytes.length).toBeGreaterThan(plain.bytes.length);
    expect(remembering.bytes.length - plain.bytes.length).toBeLessThan(1024);
  });

  it("remembers nothing if that is switched off", async () => {
    const { bytes } = await framed(await photo("plain"), { rememberFrame: false });
    expect(readFrameRecord(bytes)).toBeNull();
  });

  it.each(MAKERS)(
    "of an HDR photo by %s comes back with its gain map, and the same frame around it is the same file",
    async (maker) => {
      const original = hdrPhoto(maker, HDR_SIZE);
      const { bytes, method, hdr } = await framed(original, ON_GRID);
      expect({ method, hdr }).toEqual({ method: "lossless-jpeg", hdr: "kept" });
      const result = await unframeFile(new Blob([bytes]));
      if ("refusal" in result) throw new Error(result.refusal);
      expect(result.lostHdr).toBe(false);
      const [before, after] = [mapOf(original), mapOf(result.bytes)];
      expect([after.metadata, after.size]).toEqual([before.metadata, before.size]);
      expect((await framed(result.bytes, ON_GRID)).bytes).toEqual(bytes);
    },
  );

  it("of an HDR photo gives it back without a gain map that was encoded again, which it says", async () => {
    const { bytes, hdr } = await framed(
      hdrPhoto("libultrahdr", { ...HDR_SIZE, mapSegments: [WITHOUT_UNITY] }),
      ON_GRID,
    );
    expect(hdr).toBe("kept");
    const result = await unframeFile(new Blob([bytes]));
    if ("refusal" in result) throw new Error(result.refusal);
    expect(result.lostHdr).toBe(true);
    expect(findGainMap(result.bytes)).toBeNull();
  });
});

describe("an export that keeps a way back", () => {
  const wanted = { keepWayBack: true, keepLocation: true };

  it.each(LOSSLESS)("of %s gives the original back byte for byte", async (name) => {
    const original = await photo(name);
    const { bytes, original: stored } = await framed(original, wanted);
    expect(stored).toBe("kept");
    expect(await unframe(bytes)).toEqual({ photo: original, isOriginal: true });
  });

  it.each<[PhotoName, Partial<Settings>]>([
    ["iphone-15-pro", { ...wanted, keepLocation: false }],
    ["plain", { ...wanted, keepOriginalJpeg: false }],
    ["plain", { ...wanted, exportFormat: "png" }],
  ])("says where it has none: %s with %o", async (name, settings) => {
    const { bytes, original } = await framed(await photo(name), settings);
    expect(original).toBe("left-out");
    expect(holdsOriginal(bytes)).toBe(false);
  });

  it("gives a photo with a gain map back with its map", async () => {
    const original = hdrPhoto("pixel", { width: 640, height: 480 });
    const { bytes, hdr } = await framed(original, wanted);
    expect(hdr).toBe("kept");
    expect(await unframe(bytes)).toEqual({ photo: original, isOriginal: true });
  });

  it("without it is as large as ever, and says nothing of the original", async () => {
    const { bytes, original } = await framed(await photo("plain"));
    expect(original).toBeNull();
    expect(holdsOriginal(bytes)).toBe(false);
  });
});

describe("an export that is encoded again", () => {
  it.each(["jpeg", "png"] as const)("as %s remembers its look alone", async (exportFormat) => {
    const { bytes } = await framed(await photo("plain"), { exportFormat, keepOriginalJpeg: false });
    const { xmp } = await collectMetadata(bytes);
    expect(new TextDecoder().decode(xmp!)).toContain("matte:look");
    if (exportFormat === "jpeg") expect(await unframe(bytes)).toEqual({ refusal: "encoded-again" });
  });
});
