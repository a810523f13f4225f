/** A reduced photo that covers the canvas, blurred and shaded, in as many samples as its blur leaves. */
import type { Size } from "../layout/geometry.ts";
import type { Backdrop } from "../layout/parts.ts";
import type { Tile } from "../paint/surface.ts";
import { BLUR_REACH, blurredEdge } from "./blurred-edge.ts";

export interface BlurredPhoto {
  readonly columns: number;
  readonly rows: number;
  /** Red, green and blue, row by row. */
  readonly samples: Float64Array;
}

type Shown = Pick<Extract<Backdrop, { kind: "photo" }>, "deviation" | "shade">;

/** Samples per standard deviation: interpolated linearly, they show no grid. */
const SAMPLES = 5;
const MOST_COLUMNS = 192;
const MOST_ROWS = 512;

/** Kept because a picture is painted box by box. */
const known = new WeakMap<Tile, { readonly key: string; readonly blurred: BlurredPhoto; readonly shown: Shaded }>();

interface Shaded {
  readonly shade: number;
  readonly blurred: BlurredPhoto;
}

export function blurredPhoto(photo: Tile, canvas: Size, { deviation, shade }: Shown): BlurredPhoto {
  const ratio = canvas.height / canvas.width;
  const key = [ratio, deviation].join(" ");
  const last = known.get(photo);
  if (last?.key === key && last.shown.shade === shade) return last.shown.blurred;
  const blurred = last?.key === key ? last.blurred : unshaded(photo, canvas, deviation);
  const shown = { shade, blurred: { ...blurred, samples: shaded(blurred.samples, shade) } };
  known.set(photo, { key, blurred, shown });
  return shown.blurred;
}

function unshaded(photo: Tile, canvas: Size, deviation: number): BlurredPhoto {
  const ratio = canvas.height / canvas.width;
  const columns = Math.max(2, Math.min(MOST_COLUMNS, Math.round(SAMPLES / deviation)));
  const rows = Math.max(2, Math.min(MOST_ROWS, Math.round(columns * ratio)));
  const covering = coveringSamples(photo, canvas, { columns, rows });
  const across = blurredAlong(
    covering,
    { lines: rows, count: columns, step: 3, skip: 3 * columns },
    deviation * columns,
  );
  const down = { lines: columns, count: rows, step: 3 * columns, skip: 3 };
  return { columns, rows, samples: blurredAlong(across, down, (deviation / ratio) * rows) };
}

/** Samples the photo as CSS does with `object-fit: cover`. */
function coveringSamples(photo: Tile, canvas: Size, { columns, rows }: Pick<BlurredPhoto, "columns" | "rows">) {
  // Pixels of the photo per pixel of the canvas.
  const scale = Math.min(photo.width / canvas.width, photo.height / canvas.height);
  const [width, height] = [(canvas.width * scale) / columns, (canvas.height * scale) / rows];
  const left = (photo.width - canvas.width * scale) / 2;
  const top = (photo.height - canvas.height * scale) / 2;
  const samples = new Float64Array(3 * columns * rows);
  for (let row = 0, at = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1, at += 3)
      addAverage(photo, { x: left + column * width, y: top + row * height, width, height }, samples, at);
  return samples;
}

/** Averages the pixels that an area touches, by their share of it. */
function addAverage(
  { width: across, height: down, pixels }: Tile,
  area: { readonly x: number; readonly y: number } & Size,
  into: Float64Array,
  at: number,
): void {
  const [right, bottom] = [area.x + area.width, area.y + area.height];
  let total = 0;
  for (let y = Math.max(0, Math.floor(area.y)); y < Math.min(down, Math.ceil(bottom)); y += 1) {
    const high = Math.min(y + 1, bottom) - Math.max(y, area.y);
    for (let x = Math.max(0, Math.floor(area.x)); x < Math.min(across, Math.ceil(right)); x += 1) {
      const share = high * (Math.min(x + 1, right) - Math.max(x, area.x));
      const from = 4 * (y * across + x);
      total += share;
      for (let channel = 0; channel < 3; channel += 1) into[at + channel]! += share * pixels[from + channel]!;
    }
  }
  if (total > 0) for (let channel = 0; channel < 3; channel += 1) into[at + channel]! /= total;
}

/** Order of samples in an array. */
interface Order {
  readonly lines: number;
  /** Samples along a line. */
  readonly count: number;
  /** From sample to sample, and from line to line. */
  readonly step: number;
  readonly skip: number;
}

/** Blurs along one direction; beyond the edges are samples like the outermost ones. */
function blurredAlong(samples: Float64Array, { lines, count, step, skip }: Order, deviation: number): Float64Array {
  const reach = Math.ceil(BLUR_REACH * deviation);
  const weights = Float64Array.from({ length: 2 * reach + 1 }, (_, n) => {
    const distance = n - reach;
    return blurredEdge((distance + 0.5) / deviation) - blurredEdge((distance - 0.5) / deviation);
  });
  const blurred = new Float64Array(samples.length);
  const beyond = new Float64Array(count + 2 * reach);
  for (let line = 0; line < lines; line += 1)
    for (let channel = 0; channel < 3; channel += 1) {
      const start = line * skip + channel;
      for (let n = 0; n < beyond.length; n += 1)
        beyond[n] = samples[start + Math.max(0, Math.min(count - 1, n - reach)) * step]!;
      for (let n = 0; n < count; n += 1) blurred[start + n * step] = weighted(weights, beyond, n);
    }
  return blurred;
}

function weighted(weights: Float64Array, samples: Float64Array, from: number): number {
  let sum = 0;
  for (let n = 0; n < weights.length; n += 1) sum += weights[n]! * samples[from + n]!;
  return sum;
}

/** Mixes with black or white. */
function shaded(samples: Float64Array, shade: number): Float64Array {
  const full = shade < 0 ? 0 : 255;
  const share = Math.abs(shade);
  return samples.map((value) => value + (full - value) * share);
}
