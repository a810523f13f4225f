/**
 * HEVC with one still picture and its samples stored as they are (PCM), ITU-T H.265. Each block is a separate slice, so
 * that the arithmetic coder begins again and its few decisions are always the same bytes.
 */
import { join } from "../../../packages/pixels/bytes/bytes.ts";
import { bigEndian32 } from "../bytes.ts";
import type { Pixels } from "../row-source.ts";
import { BitWriter } from "./bits.ts";
import { box, short } from "./writer.ts";

type Bytes = Uint8Array<ArrayBuffer>;

export interface HevcPicture {
  /** Box with the parameter sets. */
  readonly config: Bytes;
  readonly data: Bytes;
}

/** Luma block side, PCM's largest (§7.4.3.2.1). */
const BLOCK = 32;
const BLOCK_LOG = 5;
const [VPS, SPS, PPS, IDR] = [32, 33, 34, 19] as const;
/**
 * Arithmetic code for an undivided PCM block, and after its samples for the slice's end, both with a stop bit
 * (§9.3.4.3.5).
 */
const PCM_FOLLOWS = [0x86, 0x80];
const SLICE_ENDS = [0xfe, 0x80];

/** Chroma sampling, as `chroma_format_idc` (§6.2). */
type Chroma = 0 | 1;
/**
 * Profile and its compatibility, progressive, level 5: Main Still Picture for 4:2:0, the range extensions' Monochrome
 * for grey.
 */
const PROFILES: Readonly<Record<Chroma, readonly number[]>> = {
  0: [0x04, 0x08, 0, 0, 0, 0xbf, 0xf8, 0, 0, 0, 0, 150],
  1: [0x03, 0x70, 0, 0, 0, 0xb0, 0, 0, 0, 0, 0, 150],
};

/** Encodes RGB as full-range BT.601 YCbCr, 4:2:0. */
export function hevcOf(pixels: Pixels): HevcPicture {
  return encoded(pixels, 1);
}

/** Encodes only the luma in RGB. */
export function greyHevcOf(pixels: Pixels): HevcPicture {
  return encoded(pixels, 0);
}

function encoded(pixels: Pixels, chroma: Chroma): HevcPicture {
  const sets = [
    nal(VPS, videoParameters(chroma)),
    nal(SPS, sequenceParameters(pixels, chroma)),
    nal(PPS, pictureParameters()),
  ];
  const slices = slicesOf(pixels, chroma).flatMap((slice) => [bigEndian32(slice.length), slice]);
  return { config: configuration(sets, chroma), data: join(slices) };
}

function videoParameters(chroma: Chroma): Bytes {
  const bits = new BitWriter().fixed(4, 0).fixed(2, 3).fixed(6, 0).fixed(3, 0).fixed(1, 1).fixed(16, 0xffff);
  return withProfile(bits, chroma).fixed(1, 1).golomb(0, 0, 0).fixed(6, 0).golomb(0).fixed(2, 0).bytes();
}

function withProfile(bits: BitWriter, chroma: Chroma): BitWriter {
  for (const byte of PROFILES[chroma]) bits.fixed(8, byte);
  return bits;
}

/** §7.3.2.2: coding blocks have PCM's sizes, and nothing else is enabled. */
function sequenceParameters({ width, height }: Pixels, chroma: Chroma): Bytes {
  // In chroma samples, if any.
  const [right = 0, bottom = 0] = [padded(width) - width, padded(height) - height].map((rest) => rest / (chroma + 1));
  return withProfile(new BitWriter().fixed(4, 0).fixed(3, 0).fixed(1, 1), chroma)
    .golomb(0, chroma, padded(width), padded(height))
    .fixed(1, 1)
    .golomb(0, right, 0, bottom, 0, 0, 0)
    .fixed(1, 1)
    .golomb(0, 0, 0, BLOCK_LOG - 3, 0, 0, 3, 0, 0)
    .fixed(3, 0)
    .fixed(1, 1)
    .fixed(8, 0x77)
    .golomb(BLOCK_LOG - 3, 0)
    .fixed(1, 1)
    .golomb(0)
    .fixed(5, 0)
    .bytes();
}

/** §7.3.2.3: without deblocking, which would change the samples. */
function pictureParameters(): Bytes {
  return new BitWriter()
    .golomb(0, 0)
    .fixed(7, 0)
    .golomb(0, 0, 0)
    .fixed(3, 0)
    .golomb(0, 0)
    .fixed(7, 0)
    .fixed(1, 1)
    .fixed(1, 0)
    .fixed(1, 1)
    .fixed(2, 0)
    .golomb(0)
    .fixed(2, 0)
    .bytes();
}

function padded(side: number): number {
  return Math.ceil(side / BLOCK) * BLOCK;
}

function slicesOf(pixels: Pixels, chroma: Chroma): Bytes[] {
  const columns = padded(pixels.width) / BLOCK;
  const count = (columns * padded(pixels.height)) / BLOCK;
  return Array.from({ length: count }, (_, index) => {
    const block = blockSamples(pixels, (index % columns) * BLOCK, Math.floor(index / columns) * BLOCK);
    const samples = chroma === 0 ? block.subarray(0, BLOCK * BLOCK) : block;
    const parts = [sliceHeader(index, count), Uint8Array.from(PCM_FOLLOWS), samples, Uint8Array.from(SLICE_ENDS)];
    return nal(IDR, join(parts));
  });
}

/** §7.3.6.1, for an intra slice. */
function sliceHeader(index: number, count: number): Bytes {
  const bits = new BitWriter()
    .fixed(1, index === 0 ? 1 : 0)
    .fixed(1, 0)
    .golomb(0);
  if (index > 0) bits.fixed(Math.ceil(Math.log2(count)), index);
  return bits.golomb(2, 0).bytes();
}

/** Returns luma, then both chromas at half the size. Edges repeat beyond the picture. */
function blockSamples(pixels: Pixels, left: number, top: number): Bytes {
  const samples = new Uint8ClampedArray((BLOCK * BLOCK * 3) / 2);
  const chroma = BLOCK / 2;
  for (let y = 0; y < BLOCK; y += 1)
    for (let x = 0; x < BLOCK; x += 1) samples[y * BLOCK + x] = mixed(colourAt(pixels, left + x, top + y), LUMA);
  for (let y = 0; y < chroma; y += 1)
    for (let x = 0; x < chroma; x += 1) {
      const colour = colourAt(pixels, left + 2 * x, top + 2 * y);
      const at = BLOCK * BLOCK + y * chroma + x;
      samples[at] = 128 + mixed(colour, BLUE);
      samples[at + chroma * chroma] = 128 + mixed(colour, RED);
    }
  return Uint8Array.from(samples);
}

type Triple = readonly [number, number, number];
const LUMA: Triple = [0.299, 0.587, 0.114];
const BLUE: Triple = [-0.168736, -0.331264, 0.5];
const RED: Triple = [0.5, -0.418688, -0.081312];

function mixed([red, green, blue]: Triple, [byRed, byGreen, byBlue]: Triple): number {
  return red * byRed + green * byGreen + blue * byBlue;
}

function colourAt({ width, height, data }: Pixels, x: number, y: number): Triple {
  const at = 3 * (Math.min(y, height - 1) * width + Math.min(x, width - 1));
  return [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
}

/** Writes a two-byte header, then the payload with emulation prevention (§7.3.1.1). */
function nal(type: number, payload: Uint8Array): Bytes {
  const bytes = [type << 1, 1];
  let zeros = 0;
  for (const byte of payload) {
    if (zeros >= 2 && byte <= 3) {
      bytes.push(3);
      zeros = 0;
    }
    bytes.push(byte);
    zeros = byte === 0 ? zeros + 1 : 0;
  }
  return Uint8Array.from(bytes);
}

/** `hvcC`, ISO/IEC 14496-15 §8.3.3.1: 8 bits, four-byte lengths. */
function configuration(sets: readonly Bytes[], chroma: Chroma): Bytes {
  const head = [1, ...PROFILES[chroma], 0xf0, 0, 0xfc, 0xfc | chroma, 0xf8, 0xf8, 0, 0, 0x0f, sets.length];
  const arrays = sets.flatMap((set) => [Uint8Array.of(0x80 | ((set[0] ?? 0) >> 1)), short(1), short(set.length), set]);
  return box("hvcC", Uint8Array.from(head), ...arrays);
}
