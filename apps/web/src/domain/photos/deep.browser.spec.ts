/** PNGs with 16 bits per sample in the page’s workers; `test/framed/deep.spec.ts` has all colours and fallbacks. */
import {
  decodeDeepPng,
  type DeepPicture,
  encodeBand,
  encodePng,
  openDeepPng,
  type PngFormat,
  pngMachine,
} from "@matte/png";
import { DEFAULT_SETTINGS, type Settings } from "@matte/engine";
import { measureByCodePoint } from "@matte/engine/testing";
import { afterAll, expect, test } from "vitest";
import { methodText } from "@matte/framing/photos/method-text.ts";
import { plannedMethod } from "@matte/framing/photos/method.ts";
import { createPhotoPool } from "./pool.ts";
import type { FrameJob, PhotoFacts } from "./types.ts";

const pool = createPhotoPool();
afterAll(() => pool.dispose());

const [WIDTH, HEIGHT] = [420, 300];
/** An 8 percent matte and a one-pixel stroke. */
const INSET = Math.round(0.08 * WIDTH) + 1;
const machine = pngMachine();

type Colour = PngFormat["colour"];
type Chunks = Parameters<typeof encodePng>[0]["chunks"];

/** Samples of which none fits into 8 bits; with alpha, the matte shows through everywhere. */
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
  const png = await blob.bytes();
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
  const picture = await pictureOf(await file.bytes());
  return picture === null ? [] : partOf(picture, 0, 0, WIDTH, HEIGHT);
}

test("a PNG with 16 bits per sample keeps them, surrounded by matte and stroke at 16 bits", async () => {
  const file = await deepPhoto("rgb");
  const { picture, words } = await framed(file, { innerBorderColor: "#303030" });
  expect(words).toBe("PNG 16-bit");
  expect(picture?.colour).toBe("rgb");
  expect(inside(picture!)).toEqual(await samplesIn(file));
  expect(partOf(picture!, 0, 0, 1, 1)).toEqual([0xffff, 0xffff, 0xffff]);
  expect(partOf(picture!, INSET - 1, INSET - 1, 1, 1)).toEqual([0x3030, 0x3030, 0x3030]);
});
