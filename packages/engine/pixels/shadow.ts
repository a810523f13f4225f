/** Shadow pixels: black, with a dithered opacity. */
import type { Box } from "../layout/geometry.ts";
import type { ShadowCast, ShadowShape } from "../layout/parts.ts";
import type { Tile } from "../paint/surface.ts";
import { type BlurredBox, blurredBox } from "./blurred-box.ts";
import { DITHER, DITHER_SIDE } from "./dither.ts";

/** Paints a shadow in a box on whole pixels. */
export function shadowPixels(shape: ShadowShape, { x, y, width, height }: Box): Tile {
  const pixels = new Uint8ClampedArray(4 * width * height);
  const words = new Uint32Array(pixels.buffer);
  const casts = castsOf(shape).map(({ cast, blurred }) => rowReader(cast, blurred, shape, x, width));
  const light = new Float64Array(width);
  for (let row = 0; row < height; row += 1) {
    light.fill(1);
    for (const darken of casts) darken(y + row, light);
    const pattern = mod(y + row) * DITHER_SIDE;
    for (let column = 0, at = row * width; column < width; column += 1, at += 1) {
      const opacity = Math.floor(255 * (1 - light[column]!) + DITHER[pattern + mod(x + column)]!);
      words[at] = opacity * OPAQUE;
    }
  }
  return { width, height, pixels };
}

/** An opacity step as part of a pixel, in this machine's byte order. */
const OPAQUE = new Uint32Array(Uint8Array.of(0, 0, 0, 1).buffer)[0]!;

function mod(place: number): number {
  return place & (DITHER_SIDE - 1);
}

interface BlurredCast {
  readonly cast: ShadowCast;
  readonly blurred: BlurredBox;
}

/** Kept because a picture is painted box by box. */
let last: { readonly key: string; readonly casts: readonly BlurredCast[] } | null = null;

function castsOf({ edge, radius, casts }: ShadowShape): readonly BlurredCast[] {
  const key = [edge.width, edge.height, radius, ...casts.map(({ blur }) => blur)].join(" ");
  if (last?.key !== key) last = { key, casts: [] };
  // Opacities and directions may differ.
  const known = last.casts;
  const blurred = casts.map((cast, n) => ({
    cast,
    blurred: known[n]?.blurred ?? blurredBox(edge, radius, cast.blur / 2),
  }));
  last = { key, casts: blurred };
  return blurred;
}

/** Returns a function that darkens a row by a cast. */
function rowReader(
  { x: right, y: down, opacity }: ShadowCast,
  blurred: BlurredBox,
  { edge, falls }: ShadowShape,
  left: number,
  width: number,
): (y: number, light: Float64Array) => void {
  const { half, columns, rows, step, start, shares } = blurred;
  const [middleX, middleY] = [edge.x + half.width + right, edge.y + half.height + down];
  const places = samplePlaces(width, (n) => (Math.abs(left + n + 0.5 - middleX) - start.width) / step, columns);
  const before = Uint16Array.from(places);
  // Boxes along the photo are narrow.
  const from = before.reduce((least, column) => Math.min(least, column), columns);
  const to = before.reduce((most, column) => Math.max(most, column), 0) + 2;
  const samples = new Float64Array(columns);
  return (y, light) => {
    const place = limited((Math.abs(y + 0.5 - middleY) - start.height) / step, rows);
    const row = Math.floor(place);
    const lower = place - row;
    for (let n = from, at = row * columns + from; n < to; n += 1, at += 1)
      samples[n] = shares[at]! + lower * (shares[at + columns]! - shares[at]!);
    for (let n = 0; n < width; n += 1) {
      const column = before[n]!;
      const share = samples[column]! + (places[n]! - column) * (samples[column + 1]! - samples[column]!);
      light[n]! *= 1 - opacity * (falls === "inside" ? 1 - share : share);
    }
  };
}

/** Returns the share of light that a shadow leaves at a point. */
export function lightReader(shape: ShadowShape): (x: number, y: number) => number {
  const casts = castsOf(shape).map(({ cast, blurred }) => pointReader(cast, blurred, shape));
  return (x, y) => {
    let light = 1;
    for (let n = 0; n < casts.length; n += 1) light *= casts[n]!(x, y);
    return light;
  };
}

function pointReader(
  { x: right, y: down, opacity }: ShadowCast,
  { half, columns, rows, step, start, shares }: BlurredBox,
  { edge, falls }: ShadowShape,
): (x: number, y: number) => number {
  const [middleX, middleY] = [edge.x + half.width + right, edge.y + half.height + down];
  return (x, y) => {
    const across = limited((Math.abs(x - middleX) - start.width) / step, columns);
    const line = limited((Math.abs(y - middleY) - start.height) / step, rows);
    const [column, row] = [Math.floor(across), Math.floor(line)];
    const [rest, lower] = [across - column, line - row];
    const at = row * columns + column;
    const left = shares[at]! + lower * (shares[at + columns]! - shares[at]!);
    const next = shares[at + 1]! + lower * (shares[at + columns + 1]! - shares[at + 1]!);
    const share = left + rest * (next - left);
    return 1 - opacity * (falls === "inside" ? 1 - share : share);
  };
}

function samplePlaces(count: number, placeOf: (n: number) => number, samples: number): Float64Array {
  return Float64Array.from({ length: count }, (_, n) => limited(placeOf(n), samples));
}

/** Place among samples that has a next one. */
function limited(place: number, samples: number): number {
  return Math.max(0, Math.min(samples - 1.000_001, place));
}
