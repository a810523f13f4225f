import { decodeDeepPng, type DeepPicture } from "../../packages/png/decode/decode.ts";
import { encodeBand } from "../../packages/png/encode/encode-band.ts";
import { encodePng } from "../../packages/png/encode/encode.ts";
import { openDeepPng } from "../../packages/png/decode/open.ts";
import type { PngFormat } from "../../packages/png/encode/format.ts";
import { pngColourChunks } from "../../packages/png/colour-chunks.ts";
import { pngMachine } from "../../packages/png/encode/kernel-machine.ts";
import { DEFAULT_SETTINGS, type Settings } from "@matte/engine";
import { measureByCodePoint } from "@matte/engine/testing";
import { describe, expect, test } from "vitest";
import { methodText } from "@matte/framing/photos/method-text.ts";
import { plannedMethod } from "@matte/framing/photos/method.ts";
import type { FrameJob, PhotoFacts } from "@matte/framing/photos/types.ts";
import { fixture, pixelsOf, pool } from "./pool.ts";

const [WIDTH, HEIGHT] = [420, 300];
/** A matte 8 percent wide and a one-pixel stroke. */
const INSET = Math.round(0.08 * WIDTH) + 1;
const machine = pngMachine();

type Colour = PngFormat["colour"];
type Chunks = Parameters<typeof encodePng>[0]["chunks"];

/** Samples that never fit into 8 bits; with alpha, the matte shows through everywhere. */
function samplesOf(count: number): Uint8Array<ArrayBuffer> {
  return Uint8Array.from({ length: 2 * count }, (_, at) => Math.imul(at + 1, 0x9e3779b1) >>> 24);
}

async function deepPhoto(colour: Colour, chunks: Chunks = []): Promise<File> {
  const bytes = { grey: 2, rgb: 6, rgba: 8 }[colour] * WIDTH;
  const samples = samplesOf((bytes * HEIGHT) / 2);
  const read = (top: number, rows: number): Uint8Array<ArrayBuffer> => samples.slice(top * bytes, (top + rows) * bytes);
  const picture = { width: WIDTH, height: HEIGHT, format: { colour, depth: 16 } as const, chunks, read };
  const pieces = await encodePng(picture, { own: async (band) => encodeBand(machine!, band), helpers: [] });
  return new File([...pieces], "deep.png", { type: "image/png" });
}

interface Framed {
  readonly facts: PhotoFacts;
  readonly words: string;
  readonly png: Uint8Array<ArrayBuffer>;
  /** Null unless the PNG has 16 bits per sample. */
  readonly picture: DeepPicture | null;
}

async function framed(file: File, changes: Partial<Settings> = {}, more: Partial<FrameJob> = {}): Promise<Framed> {
  const { facts } = await pool.load(file);
  const settings: Settings = { ...DEFAULT_SETTINGS, exportFormat: "png", ...changes };
  const job: FrameJob = { file, facts, settings, subject: "", watermark: false, logo: null, ...more };
  const { blob } = await pool.frame(job);
  const png = new Uint8Array(await blob.arrayBuffer());
  return {
    facts,
    words: methodText(plannedMethod(facts, { ...job, measure: measureByCodePoint })),
    png,
    picture: await pictureOf(png),
  };
}

async function pictureOf(png: Uint8Array<ArrayBuffer>): Promise<DeepPicture | null> {
  const opened = openDeepPng(png);
  return opened && decodeDeepPng(pngMachine()!, opened, { colour: opened.colour, background: [0, 0, 0] });
}

/** Returns the samples in part of a picture. */
function partOf(picture: DeepPicture, x: number, y: number, width: number, height: number): number[] {
  const view = new DataView(picture.samples.buffer);
  const channels = picture.colour === "grey" ? 1 : 3;
  return Array.from({ length: width * height * channels }, (_, at) => {
    const row = y + Math.floor(at / (width * channels));
    return view.getUint16(2 * ((row * picture.width + x) * channels + (at % (width * channels))));
  });
}

const inside = (picture: DeepPicture): number[] => partOf(picture, INSET, INSET, WIDTH, HEIGHT);

async function samplesIn(file: File): Promise<number[]> {
  const picture = await pictureOf(new Uint8Array(await file.arrayBuffer()));
  return picture === null ? [] : partOf(picture, 0, 0, WIDTH, HEIGHT);
}

describe("a PNG with 16 bits per sample keeps them", () => {
  test.each(["rgb", "grey"] as const)("in %s, surrounded by matte and stroke at 16 bits", async (colour) => {
    const file = await deepPhoto(colour);
    const { picture, words } = await framed(file, { innerBorderColor: "#303030" });
    expect(words).toBe("PNG 16-bit");
    expect(picture?.colour).toBe(colour);
    expect(inside(picture!)).toEqual(await samplesIn(file));
    const channels = colour === "grey" ? 1 : 3;
    expect(partOf(picture!, 0, 0, 1, 1)).toEqual(Array.from({ length: channels }, () => 0xffff));
    expect(partOf(picture!, INSET - 1, INSET - 1, 1, 1)).toEqual(Array.from({ length: channels }, () => 0x3030));
  });

  test("as RGB where a grey photo has a coloured matte", async () => {
    const file = await deepPhoto("grey");
    const { picture } = await framed(file, { outerBorderColor: "#D8D2C6" });
    expect(partOf(picture!, 3, 3, 1, 1)).toEqual([0xd8d8, 0xd2d2, 0xc6c6]);
    expect(inside(picture!)).toEqual((await samplesIn(file)).flatMap((value) => [value, value, value]));
  });

  test("except under the watermark, with which they are blended", async () => {
    const file = await deepPhoto("rgb");
    const { picture } = await framed(file, { outerBorderSize: 0, innerBorderSize: 0 }, { watermark: true });
    const [before, after] = [await samplesIn(file), partOf(picture!, 0, 0, WIDTH, HEIGHT)];
    const changed = after.map((value, at) => value !== before[at]);
    const rows = changed.flatMap((is, at) => (is ? [Math.floor(at / (3 * WIDTH))] : []));
    expect(rows.length).toBeGreaterThan(50);
    expect(Math.max(...rows) - Math.min(...rows)).toBeLessThan(HEIGHT / 3);
  });

  test("inside the arcs of round corners, and has the matte at 16 bits outside", async () => {
    const file = await deepPhoto("rgb");
    const { picture, words } = await framed(file, {
      cornerRadius: 20,
      innerBorderSize: 0,
      outerBorderColor: "#D8D2C6",
    });
    expect(words).toBe("PNG 16-bit");
    const [edge, radius] = [INSET - 1, 0.2 * HEIGHT];
    const own = await samplesIn(file);
    for (const [left, top] of [
      [true, true],
      [false, true],
      [true, false],
      [false, false],
    ]) {
      // The arc crosses the diagonal at 29 percent of the radius.
      const at = (share: number): readonly [number, number] => {
        const by = Math.round(share * radius);
        return [left ? by : WIDTH - 1 - by, top ? by : HEIGHT - 1 - by];
      };
      const [outside, inner] = [at(0.15), at(0.5)];
      expect(partOf(picture!, edge + outside[0], edge + outside[1], 1, 1)).toEqual([0xd8d8, 0xd2d2, 0xc6c6]);
      const index = 3 * (inner[1] * WIDTH + inner[0]);
      expect(partOf(picture!, edge + inner[0], edge + inner[1], 1, 1)).toEqual(own.slice(index, index + 3));
    }
  });

  test("and the matte shows through transparent parts as on a canvas", async () => {
    const file = await deepPhoto("rgba");
    const { picture, png } = await framed(file);
    const canvas = await framed(
      file,
      { socialPreset: "original" },
      { facts: { ...(await pool.load(file)).facts, deep: null } },
    );
    expect(picture?.colour).toBe("rgb");
    const [deep, flat] = await Promise.all([png, canvas.png].map(shown));
    const furthest = deep!.reduce((most, value, at) => Math.max(most, Math.abs(value - flat![at]!)), 0);
    expect(furthest).toBeLessThanOrEqual(1);
  });

  test("in their own colour profile, into which the matte is converted", async () => {
    const [profile] = pngColourChunks(new Uint8Array(await (await fixture("png-display-p3")).arrayBuffer()), "srgb");
    const file = await deepPhoto("rgb", [profile!]);
    const { picture, png, facts } = await framed(file, { outerBorderColor: "#FF0000" });
    expect(facts.wideGamut).toBe(true);
    expect(pngColourChunks(png, "srgb")).toEqual([profile]);
    expect(inside(picture!)).toEqual(await samplesIn(file));
    const [red, green, blue] = await shown(png);
    expect([red! >= 254, green! <= 1, blue! <= 1]).toEqual([true, true, true]);
    expect(partOf(picture!, 3, 3, 1, 1)[1]).toBeGreaterThan(0x3000);
  });
});

test.each<[string, readonly number[], string, readonly number[]]>([
  ["Display P3", [12, 13, 0, 1], "PNG 16-bit", [234, 51, 35]],
  ["PQ", [9, 16, 0, 1], "PNG 16-bit, HDR", [136, 83, 56]],
])("a PNG with 16 bits per sample in %s by its cICP chunk keeps both", async (_, cicp, words, red) => {
  const chunk = { type: "cICP", data: Uint8Array.from(cicp) };
  const file = await deepPhoto("rgb", [chunk]);
  const framedFile = await framed(file, { outerBorderColor: "#FF0000" });
  expect(framedFile.words).toBe(words);
  expect(pngColourChunks(framedFile.png, "srgb")).toEqual([chunk]);
  expect(inside(framedFile.picture!)).toEqual(await samplesIn(file));
  partOf(framedFile.picture!, 3, 3, 1, 1).forEach((value, channel) =>
    expect(Math.abs(value / 257 - red[channel]!)).toBeLessThanOrEqual(2),
  );
});

/** 8-bit PNG in PQ or HLG. */
async function hdrPhoto(colour: Colour, chunk: Chunks[number]): Promise<File> {
  const pixels = samplesOf(2 * WIDTH * HEIGHT).map((value, at) => (at % 4 === 3 ? 255 : value));
  const read = (top: number, rows: number): Uint8Array<ArrayBuffer> =>
    pixels.slice(4 * top * WIDTH, 4 * (top + rows) * WIDTH);
  const picture = { width: WIDTH, height: HEIGHT, format: { colour, depth: 8 } as const, chunks: [chunk], read };
  const pieces = await encodePng(picture, { own: async (band) => encodeBand(machine!, band), helpers: [] });
  return new File([...pieces], "hdr.png", { type: "image/png" });
}

async function shallow(png: Uint8Array<ArrayBuffer>): Promise<DeepPicture> {
  const opened = openDeepPng(png, 8)!;
  expect(opened.depth).toBe(8);
  return (await decodeDeepPng(machine!, opened, { colour: opened.colour, background: [0, 0, 0] }))!;
}

test.each<[string, Colour, number]>([
  ["PQ", "rgb", 16],
  ["HLG", "rgb", 18],
  ["PQ, in grey", "grey", 16],
])("a PNG with 8 bits per sample in %s keeps them and its cICP chunk", async (_, colour, transfer) => {
  const chunk = { type: "cICP", data: Uint8Array.of(9, transfer, 0, 1) };
  const file = await hdrPhoto(colour, chunk);
  const { words, png } = await framed(file, { innerBorderColor: "#303030" });
  expect(words).toBe("PNG, HDR");
  expect(pngColourChunks(png, "srgb")).toEqual([chunk]);
  const [before, after] = [await shallow(new Uint8Array(await file.arrayBuffer())), await shallow(png)];
  expect(partOf(after, INSET, INSET, WIDTH, HEIGHT)).toEqual(partOf(before, 0, 0, WIDTH, HEIGHT));
});

test("a PNG with 8 bits per sample in PQ loses its HDR when resized, and says so", async () => {
  const file = await hdrPhoto("rgb", { type: "cICP", data: Uint8Array.of(9, 16, 0, 1) });
  expect((await framed(file, { socialPreset: "square-1x1" })).words).toBe(
    "PNG 8-bit (resized for the preset, HDR lost)",
  );
});

/** Returns RGBA in sRGB, as shown by a canvas. */
async function shown(png: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  return (await pixelsOf(new Blob([png]))).data;
}

test.each<[string, Colour, Chunks, Partial<Settings>, string]>([
  ["resized", "rgb", [], { socialPreset: "square-1x1" }, "PNG 8-bit (resized for the preset)"],
  [
    "in linear light",
    "rgb",
    [{ type: "gAMA", data: Uint8Array.of(0, 1, 0x86, 0xa0) }],
    {},
    "PNG 8-bit (unusual colour profile)",
  ],
])(
  "a PNG with 16 bits per sample becomes one of 8 and says so when %s",
  async (_, colour, chunks, changes, expected) => {
    const { picture, words, png } = await framed(await deepPhoto(colour, chunks), changes);
    expect(words).toBe(expected);
    expect(picture).toBeNull();
    expect(png[24]).toBe(8);
  },
);
