/** Darkest and lightest tones of a photo's parts, by which text on the photo is black or white. */
import { coded, linear } from "./colour.ts";
import type { Size } from "./layout/geometry.ts";

/** Parts along the longer side. */
const PARTS = 48;

/** A grid over the upright photo, row by row. Tones are greys with a part's luminance, 0 to 255. */
export interface PhotoTones {
  readonly columns: number;
  readonly rows: number;
  readonly darkest: Uint8Array;
  readonly lightest: Uint8Array;
}

/** Range of tones, 0 to 255. */
export interface ToneRange {
  readonly darkest: number;
  readonly lightest: number;
}

export const ALL_TONES: ToneRange = { darkest: 0, lightest: 255 };

/** Error of tones that were linear in between. */
const ROUNDING = 1e-3;

/** Linear light by channel value. */
const LIGHT = Float32Array.from({ length: 256 }, (_, channel) => linear(channel));

/**
 * Finds the tones of a photo at an eighth of its size.
 * @param rgba `width * height` pixels, upright, not premultiplied
 */
export function photoTones(rgba: Uint8ClampedArray, { width, height }: Size): PhotoTones {
  const longest = Math.max(width, height);
  const parts = (side: number): number => Math.min(side, Math.max(1, Math.round((PARTS * side) / longest)));
  const [columns, rows] = [parts(width), parts(height)];
  const least = new Float32Array(columns * rows).fill(1);
  const most = new Float32Array(columns * rows);
  for (let y = 0; y < height; y += 1) {
    const row = Math.floor((y * rows) / height) * columns;
    for (let x = 0; x < width; x += 1) {
      const at = 4 * (y * width + x);
      const part = row + Math.floor((x * columns) / width);
      const opacity = (rgba[at + 3] ?? 255) / 255;
      const light = lightOf(rgba[at] ?? 0, rgba[at + 1] ?? 0, rgba[at + 2] ?? 0) * opacity;
      // The matte, which may have any colour, shows through transparent pixels.
      least[part] = Math.min(least[part] ?? 1, light);
      most[part] = Math.max(most[part] ?? 0, light + 1 - opacity);
    }
  }
  return {
    columns,
    rows,
    darkest: Uint8Array.from(least, (light) => Math.floor(coded(light) + ROUNDING)),
    lightest: Uint8Array.from(most, (light) => Math.ceil(coded(Math.min(1, light)) - ROUNDING)),
  };
}

function lightOf(red: number, green: number, blue: number): number {
  return 0.2126 * (LIGHT[red] ?? 0) + 0.7152 * (LIGHT[green] ?? 0) + 0.0722 * (LIGHT[blue] ?? 0);
}

/** A part of the photo; 1 is its whole width or height. */
interface Part extends Size {
  readonly x: number;
  readonly y: number;
}

/** Finds the tones of all parts that a box touches. */
export function tonesIn({ columns, rows, darkest, lightest }: PhotoTones, { x, y, width, height }: Part): ToneRange {
  const [left, right] = touched(x, width, columns);
  const [top, bottom] = touched(y, height, rows);
  let [low, high] = [255, 0];
  for (let row = top; row < bottom; row += 1) {
    for (let at = row * columns + left; at < row * columns + right; at += 1) {
      low = Math.min(low, darkest[at] ?? 0);
      high = Math.max(high, lightest[at] ?? 255);
    }
  }
  return { darkest: low, lightest: high };
}

/**
 * Finds the tones of a part after the photo is blurred, by averages of its parts.
 * @param spread deviation of the blur, in parts of the grid
 */
export function tonesAround(tones: PhotoTones, part: Part, spread: number): ToneRange {
  const { columns, rows } = tones;
  const reach = Math.round(spread);
  const [left, right] = touched(part.x, part.width, columns);
  const [top, bottom] = touched(part.y, part.height, rows);
  let [low, high] = [255, 0];
  for (let row = top; row < bottom; row += 1) {
    for (let column = left; column < right; column += 1) {
      const tone = averageAround(tones, column, row, reach);
      low = Math.min(low, tone);
      high = Math.max(high, tone);
    }
  }
  return { darkest: Math.floor(low), lightest: Math.ceil(high) };
}

/** Mean of the middle tones in a square. */
function averageAround({ columns, rows, darkest, lightest }: PhotoTones, x: number, y: number, reach: number): number {
  let [sum, count] = [0, 0];
  for (let row = Math.max(0, y - reach); row <= Math.min(rows - 1, y + reach); row += 1) {
    for (let column = Math.max(0, x - reach); column <= Math.min(columns - 1, x + reach); column += 1) {
      const at = row * columns + column;
      sum += ((darkest[at] ?? 0) + (lightest[at] ?? 0)) / 2;
      count += 1;
    }
  }
  return sum / count;
}

function touched(start: number, length: number, count: number): readonly [from: number, to: number] {
  const from = Math.min(count - 1, Math.max(0, Math.floor(start * count)));
  return [from, Math.min(count, Math.max(from + 1, Math.ceil((start + length) * count)))];
}
