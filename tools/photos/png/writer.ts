/** PNG writer for fixtures, independent of the product: W3C PNG, third edition. */
import { crc32, deflateSync } from "node:zlib";
import { join } from "../../../packages/pixels/bytes/bytes.ts";
import { bigEndian32, latin } from "../bytes.ts";

/** §6.1 table 7. */
export const COLOUR_TYPE = { grey: 0, rgb: 2, palette: 3, greyAlpha: 4, rgba: 6 } as const;
type ColourType = (typeof COLOUR_TYPE)[keyof typeof COLOUR_TYPE];

export interface PngPicture {
  readonly width: number;
  readonly height: number;
  readonly colourType: ColourType;
  readonly bitDepth: 8 | 16;
  /** Interleaved samples without filter bytes; 16-bit samples have the high byte first. */
  readonly data: Uint8Array;
}

/** Chunk: its four-letter type and its data. */
export interface Chunk {
  readonly type: string;
  readonly data: Uint8Array;
}

const SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
const CHANNELS: Record<ColourType, number> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

/** Writes a PNG with `chunks` between IHDR and IDAT, in the given order. */
export function writePng(picture: PngPicture, chunks: readonly Chunk[] = []): Uint8Array<ArrayBuffer> {
  const written = [
    { type: "IHDR", data: header(picture) },
    ...chunks,
    { type: "IDAT", data: deflateSync(filtered(picture), { level: 6 }) },
    { type: "IEND", data: new Uint8Array() },
  ];
  return join([SIGNATURE, ...written.map(chunkBytes)]);
}

/** Writes a signature and a header claiming a size, without a picture. */
export function pngClaim(width: number, height: number): Uint8Array<ArrayBuffer> {
  const data = header({ width, height, colourType: COLOUR_TYPE.rgb, bitDepth: 8 });
  return join([SIGNATURE, chunkBytes({ type: "IHDR", data })]);
}

/** §11.2.1: no interlacing. */
function header(picture: Omit<PngPicture, "data">): Uint8Array {
  const rest = Uint8Array.of(picture.bitDepth, picture.colourType, 0, 0, 0);
  return join([bigEndian32(picture.width), bigEndian32(picture.height), rest]);
}

/** §5.3: length, type, data, and a CRC over type and data. */
function chunkBytes({ type, data }: Chunk): Uint8Array {
  const body = join([latin(type), data]);
  return join([bigEndian32(data.length), body, bigEndian32(crc32(body))]);
}

/** Applies filter 1 (Sub, §9.2) to every row, except for palette indices. */
function filtered({ width, height, colourType, bitDepth, data }: PngPicture): Uint8Array {
  const step = CHANNELS[colourType] * (bitDepth / 8);
  const stride = width * step;
  const sub = colourType !== COLOUR_TYPE.palette;
  const out = new Uint8Array((stride + 1) * height);
  for (let y = 0; y < height; y++) {
    const to = y * (stride + 1) + 1;
    out[to - 1] = sub ? 1 : 0;
    for (let x = 0; x < stride; x++) {
      const left = sub && x >= step ? data[y * stride + x - step]! : 0;
      out[to + x] = data[y * stride + x]! - left;
    }
  }
  return out;
}
