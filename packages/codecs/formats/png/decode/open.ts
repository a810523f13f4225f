import { u16be, u32be, u8 } from "../../../bytes.ts";
import { type Chunk, chunks, isWhole } from "../chunks.ts";

/** PNG with 16 bits per sample, as described by its chunks. */
export interface DeepPng {
  /** Pixels, both at least 1. */
  readonly width: number;
  readonly height: number;
  readonly colour: "grey" | "rgb";
  /** True if an alpha sample follows those of the colour. */
  readonly alpha: boolean;
  /** Single transparent colour (tRNS, PNG 3rd edition §11.3.1.1), 16 bits per sample. */
  readonly key: readonly number[] | null;
  readonly interlaced: boolean;
  /** Zlib stream of its pixels, in pieces that share the file's bytes. */
  readonly data: readonly Uint8Array<ArrayBuffer>[];
}

/** Colour types with 16 bits, table 11.1. */
const TYPES: Readonly<Record<number, Pick<DeepPng, "colour" | "alpha">>> = {
  0: { colour: "grey", alpha: false },
  2: { colour: "rgb", alpha: false },
  4: { colour: "grey", alpha: true },
  6: { colour: "rgb", alpha: true },
};
const LONGEST = 0x7fff_ffff;

/** Reads the chunks of a PNG; null unless it has 16 bits per sample. */
export function openDeepPng(png: Uint8Array<ArrayBuffer>): DeepPng | null {
  const found = [...chunks(png)].filter((chunk) => isWhole(png, chunk));
  const [head] = found;
  const type = head === undefined ? undefined : deepType(png, head);
  if (head === undefined || type === undefined) return null;
  const data = found.filter((chunk) => chunk.type === "IDAT").map(({ start, end }) => png.subarray(start, end));
  return {
    ...type,
    width: u32be(png, head.start),
    height: u32be(png, head.start + 4),
    key: type.alpha ? null : keyOf(png, found, samplesOf(type)),
    interlaced: u8(png, head.start + 12) === 1,
    data,
  };
}

/** Samples per pixel, as stored. */
export function samplesOf({ colour, alpha }: Pick<DeepPng, "colour" | "alpha">): number {
  return (colour === "grey" ? 1 : 3) + (alpha ? 1 : 0);
}

/** §11.2.1: size, bit depth, colour type; compression and filter method 0; interlacing 0 or 1. */
function deepType(png: Uint8Array, { type, start, end }: Chunk): Pick<DeepPng, "colour" | "alpha"> | undefined {
  if (type !== "IHDR" || end - start !== 13 || u8(png, start + 8) !== 16) return undefined;
  const sides = [u32be(png, start), u32be(png, start + 4)];
  const sound = sides.every((side) => side >= 1 && side <= LONGEST) && u16be(png, start + 10) === 0;
  return sound && u8(png, start + 12) <= 1 ? TYPES[u8(png, start + 9)] : undefined;
}

function keyOf(png: Uint8Array, found: readonly Chunk[], samples: number): number[] | null {
  const chunk = found.find(({ type, start, end }) => type === "tRNS" && end - start === 2 * samples);
  if (chunk === undefined) return null;
  return Array.from({ length: samples }, (_, index) => u16be(png, chunk.start + 2 * index));
}
