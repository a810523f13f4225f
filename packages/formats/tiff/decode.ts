/** Decodes TIFF samples into upright PNG rows. */
import { type PixelSize, u16be, u8 } from "@matte/pixels/bytes";
import { DECOMPRESS } from "./decompress.ts";
import type { TiffPicture } from "./open.ts";
import { packedRow, unpacked } from "./packed.ts";
import { rgbOfYcc, yccBytes } from "./ycc.ts";

/** PNG rows, each after its filter byte, always none. */
export interface PngRows {
  readonly size: PixelSize;
  readonly channels: number;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** First stored pixel's byte, and steps to the right and down. */
interface Course {
  readonly start: number;
  readonly right: number;
  readonly down: number;
}

/** Returns the picture's channels without extra samples. */
export function channelsOf({ colour, alpha }: TiffPicture): number {
  return (colour === "rgb" ? 3 : 1) + (alpha === "none" ? 0 : 1);
}

/** Decodes all strips or tiles; null if data are missing or broken. */
export async function decodeTiff(file: Uint8Array<ArrayBuffer>, picture: TiffPicture): Promise<PngRows | null> {
  const rows = emptyRows(picture);
  const { tiles, size } = picture;
  const across = Math.ceil(size.width / tiles.width);
  const perPlane = across * Math.ceil(size.height / tiles.height);
  const planes = picture.planar ? rows.channels : 1;
  for (let index = 0; index < perPlane * planes; index += 1) {
    const place = index % perPlane;
    const tile = { left: (place % across) * tiles.width, top: Math.floor(place / across) * tiles.height };
    const data = await tileData(file, picture, index, tile.top);
    if (data === null) return null;
    writeTile(picture, rows, { ...tile, data, plane: Math.floor(index / perPlane) });
  }
  if (picture.alpha === "associated") separateAlpha(rows, picture.bits);
  return rows;
}

function emptyRows(picture: TiffPicture): PngRows {
  const { width, height } = picture.size;
  const size = picture.orientation < 5 ? { width, height } : { width: height, height: width };
  const channels = channelsOf(picture);
  const pixel = (channels * picture.bits) / 8;
  return { size, channels, bytes: new Uint8Array((1 + size.width * pixel) * size.height) };
}

async function tileData(
  file: Uint8Array<ArrayBuffer>,
  picture: TiffPicture,
  index: number,
  top: number,
): Promise<Uint8Array | null> {
  const { tiles, compression, size } = picture;
  const [offset, stored] = [tiles.offsets[index] ?? 0, tiles.lengths[index] ?? 0];
  if (offset + stored > file.length) return null;
  const isStrip = tiles.width === size.width;
  const height = isStrip ? Math.min(tiles.height, size.height - top) : tiles.height;
  const { ycc } = picture;
  const bytes = ycc === null ? height * storedRowBytes(picture) : yccBytes(ycc, tiles.width, height);
  const data = await DECOMPRESS[compression](file.subarray(offset, offset + stored), bytes);
  if (data === null) return null;
  if (ycc !== null) return rgbOfYcc(data, tiles.width, height, ycc);
  const plain = picture.predicted ? unpredicted(data.slice(0, bytes), picture) : data;
  return picture.packed === null ? plain : unpacked(plain.subarray(0, bytes), tiles.width, picture.packed);
}

function storedRowBytes(picture: TiffPicture): number {
  return picture.packed === null ? rowBytes(picture) : packedRow(picture.packed, picture.tiles.width);
}

function samplesInTile({ planar, samples }: TiffPicture): number {
  return planar ? 1 : samples;
}

function rowBytes(picture: TiffPicture): number {
  return (picture.tiles.width * samplesInTile(picture) * picture.bits) / 8;
}

/** Adds the left pixel's sample to each, §14. */
function unpredicted(data: Uint8Array, picture: TiffPicture): Uint8Array {
  const [row, samples] = [storedRowBytes(picture), picture.packed === null ? samplesInTile(picture) : 1];
  const view = new DataView(data.buffer, data.byteOffset, data.length);
  const { bits, little } = picture;
  for (let start = 0; start < data.length; start += row) {
    for (let at = start + (samples * bits) / 8; at < start + row; at += bits / 8) {
      if (bits === 8) data[at] = u8(data, at) + u8(data, at - samples);
      else view.setUint16(at, view.getUint16(at, little) + view.getUint16(at - 2 * samples, little), little);
    }
  }
  return data;
}

interface Tile {
  readonly left: number;
  readonly top: number;
  readonly plane: number;
  readonly data: Uint8Array;
}

function writeTile(picture: TiffPicture, rows: PngRows, { left, top, plane, data }: Tile): void {
  const { size, tiles, bits, planar } = picture;
  const [width, height] = [Math.min(tiles.width, size.width - left), Math.min(tiles.height, size.height - top)];
  const { start, right, down } = courseOf(picture, rows);
  const sample = bits / 8;
  const pixel = samplesInTile(picture) * sample;
  const channels = planar ? 1 : rows.channels;
  const copy = bits === 8 ? copyByte : picture.little ? copyLittle : copyBig;
  const invert = picture.inverted && plane === 0 ? 0xff : 0;
  const isRow = right === pixel && channels === samplesInTile(picture) && invert === 0;
  for (let y = 0; y < height; y += 1) {
    if (isRow) {
      const from = y * rowBytes(picture);
      const to = start + left * right + (top + y) * down;
      rows.bytes.set(data.subarray(from, from + width * pixel), to);
      if (bits === 16 && picture.little) swapBytes(rows.bytes, to, to + width * pixel);
      continue;
    }
    let from = y * rowBytes(picture);
    let to = start + left * right + (top + y) * down + plane * sample;
    for (let x = 0; x < width; x += 1, from += pixel, to += right) {
      for (let channel = 0; channel < channels; channel += 1) {
        copy(data, from + channel * sample, rows.bytes, to + channel * sample, channel === 0 ? invert : 0);
      }
    }
  }
}

function swapBytes(bytes: Uint8Array, start: number, end: number): void {
  for (let at = start; at < end; at += 2) {
    const first = bytes[at]!;
    bytes[at] = bytes[at + 1]!;
    bytes[at + 1] = first;
  }
}

type Copy = (data: Uint8Array, from: number, into: Uint8Array, to: number, invert: number) => void;
const copyByte: Copy = (data, from, into, to, invert) => {
  into[to] = data[from]! ^ invert;
};
const copyLittle: Copy = (data, from, into, to, invert) => {
  into[to] = data[from + 1]! ^ invert;
  into[to + 1] = data[from]! ^ invert;
};
const copyBig: Copy = (data, from, into, to, invert) => {
  into[to] = data[from]! ^ invert;
  into[to + 1] = data[from + 1]! ^ invert;
};

/** Stored pixels' course through the upright picture, by EXIF orientation. */
function courseOf({ orientation, bits }: TiffPicture, { size, channels }: PngRows): Course {
  const pixel = (channels * bits) / 8;
  const row = 1 + size.width * pixel;
  const [far, low] = [(size.width - 1) * pixel, (size.height - 1) * row];
  const isMirrored = [2, 3, 6, 7].includes(orientation);
  const isFlipped = [3, 4, 7, 8].includes(orientation);
  const start = 1 + (isMirrored ? far : 0) + (isFlipped ? low : 0);
  const [alongX, alongY] = [isMirrored ? -pixel : pixel, isFlipped ? -row : row];
  return orientation < 5 ? { start, right: alongX, down: alongY } : { start, right: alongY, down: alongX };
}

/** Divides colours by their alpha, as PNG requires. */
function separateAlpha({ bytes, channels, size }: PngRows, bits: 8 | 16): void {
  const pixel = (channels * bits) / 8;
  const row = 1 + size.width * pixel;
  const divide = bits === 8 ? divideBytes : divideWords;
  for (let start = 1; start < bytes.length; start += row) {
    for (let at = start; at < start + row - 1; at += pixel) divide(bytes, at, at + pixel - bits / 8);
  }
}

/** @param end alpha's position */
function divideBytes(bytes: Uint8Array, start: number, end: number): void {
  const alpha = u8(bytes, end);
  if (alpha === 0) return;
  for (let at = start; at < end; at += 1) bytes[at] = Math.min(0xff, Math.round((u8(bytes, at) * 0xff) / alpha));
}

/** @param end alpha's position */
function divideWords(bytes: Uint8Array, start: number, end: number): void {
  const alpha = u16be(bytes, end);
  if (alpha === 0) return;
  for (let at = start; at < end; at += 2) {
    const value = Math.min(0xffff, Math.round((u16be(bytes, at) * 0xffff) / alpha));
    bytes[at] = value >> 8;
    bytes[at + 1] = value;
  }
}
