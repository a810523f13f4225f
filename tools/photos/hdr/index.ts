/** HDR photos like five makers': a JPEG with an index, its gain map, and a nine-byte video. */
import { writeJpeg } from "../jpeg-writer/index.ts";
import { type RowSource, rowsOf } from "../row-source.ts";
import { type Coding, KINDS, type Maker } from "./makers.ts";
import { APP2, type AppSegment, join, latin1, MPF, segment } from "./segments.ts";

export { type Maker, MAKERS } from "./makers.ts";
export { appleNote, isoBlock } from "./metadata.ts";

/** An HDR photo's parts for a test to change. */
export interface HdrPhotoOptions {
  readonly width?: number;
  readonly height?: number;
  readonly primarySegments?: readonly AppSegment[];
  readonly mapSegments?: readonly AppSegment[];
  /** Photo pixels per map pixel; the maker's by default. */
  readonly scale?: number;
}

/** Makes an HDR photo with index, map, and a nine-byte video. */
export function hdrPhoto(maker: Maker, options: HdrPhotoOptions = {}): Uint8Array<ArrayBuffer> {
  const { width = 256, height = 192, primarySegments = [] } = options;
  const { primary, map, mapSegments, ...kind } = KINDS[maker];
  const { scale = kind.scale } = options;
  const sides = [Math.ceil(width / scale), Math.ceil(height / scale)] as const;
  const second = jpeg(...sides, map, options.mapSegments ?? mapSegments, 2);
  const own = [...primarySegments, ...kind.primarySegments(second.length)];
  const made = (offset: number): Uint8Array => jpeg(width, height, primary, [...own, index(offset, second.length)], 1);
  const { length } = made(0);
  // The offset's base follows the earlier segments, and the index's marker, length and identifier.
  const base = 2 + own.reduce((sum, { payload }) => sum + 4 + payload.length, 0) + 4 + MPF.length;
  return join([made(length - base), second, latin1("ftypvideo")]);
}

/** Writes a little-endian Multi-Picture index, with a wrong first picture size, as in some cameras. */
function index(offset: number, size: number): AppSegment {
  const block = new DataView(new ArrayBuffer(50 + 32));
  latin1("II*\0").forEach((byte, at) => block.setUint8(at, byte));
  block.setUint32(4, 8, true);
  block.setUint16(8, 3, true);
  const fields = [
    [0xb000, 7, 4, 0x3030_3130],
    [0xb001, 4, 1, 2],
    [0xb002, 7, 32, 50],
  ] as const;
  fields.forEach(([tag, type, count, value], n) => {
    block.setUint16(10 + 12 * n, tag, true);
    block.setUint16(12 + 12 * n, type, true);
    block.setUint32(14 + 12 * n, count, true);
    block.setUint32(18 + 12 * n, value, true);
  });
  block.setUint32(50, 0x30000, true);
  block.setUint32(54, 307, true);
  block.setUint32(50 + 20, size, true);
  block.setUint32(50 + 24, offset, true);
  return segment(APP2, MPF, new Uint8Array(block.buffer));
}

function jpeg(
  width: number,
  height: number,
  coding: Coding,
  segments: readonly AppSegment[],
  seed: number,
): Uint8Array {
  const written = segments.map(({ marker, payload }) => ({ marker, data: payload }));
  return writeJpeg(picture(width, height, seed), { ...coding, segments: written });
}

const drawn = new Map<string, Uint8Array>();

/** Draws a picture once: the makers' photos show the same ones. */
function picture(width: number, height: number, seed: number): RowSource {
  const key = `${width} ${height} ${seed}`;
  const data = drawn.get(key) ?? draw(width, height, seed);
  drawn.set(key, data);
  return rowsOf({ width, height, data });
}

/** Draws soft shapes with grain, determined by the seed. @returns RGB */
function draw(width: number, height: number, seed: number): Uint8Array {
  const data = new Uint8Array(width * height * 3);
  let state = seed * 2_654_435_761;
  for (let n = 0; n < data.length; n += 1) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    const [x, y, channel] = [Math.floor(n / 3) % width, Math.floor(n / 3 / width), n % 3];
    const shape = 128 + 90 * Math.sin((20 * x) / width + channel) * Math.cos((20 * y) / height - channel);
    data[n] = Math.max(0, Math.min(255, shape + (state >>> 29) - 4));
  }
  return data;
}
