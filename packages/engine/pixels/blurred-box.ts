/** Blurred box with rounded corners, as samples from one quarter: the others mirror it. */
import type { Size } from "../layout/geometry.ts";
import { BLUR_REACH, blurredEdge } from "./blurred-edge.ts";

/** Samples per standard deviation: linear interpolation is then within a thousandth. */
const SAMPLES = 5;
/** Strips that approximate a rounded corner: per standard deviation along the radius, and at most. */
const STRIPS = 4;
const MOST_STRIPS = 64;

export interface BlurredBox {
  readonly half: Size;
  /** Samples in each direction. */
  readonly columns: number;
  readonly rows: number;
  /** Pixels between samples. */
  readonly step: number;
  /** Distance of the first sample from the middle: all inner ones are like it. */
  readonly start: Size;
  /** 0 to 1, row by row from the middle outwards. */
  readonly shares: Float64Array;
}

/** @param deviation the blur's, in pixels */
export function blurredBox({ width, height }: Size, radius: number, deviation: number): BlurredBox {
  const half = { width: width / 2, height: height / 2 };
  const round = Math.min(radius, half.width, half.height);
  const step = deviation / SAMPLES;
  const inwards = round + BLUR_REACH * deviation;
  const startOf = (length: number): number => Math.max(0, length - inwards);
  const start = { width: startOf(half.width), height: startOf(half.height) };
  const count = (length: number, from: number): number =>
    Math.ceil((length + BLUR_REACH * deviation - from) / step) + 2;
  const [columns, rows] = [count(half.width, start.width), count(half.height, start.height)];
  const strips = stripsOf(half, round, deviation);
  const across = sampled(columns, strips, (sample, { reach }) =>
    bothEdges(start.width + sample * step, reach, deviation),
  );
  const down = sampled(rows, strips, (sample, { from, to }) => {
    const place = start.height + sample * step;
    return bothEdges(place, to, deviation) - (from === 0 ? 0 : bothEdges(place, from, deviation));
  });
  const shares = new Float64Array(columns * rows);
  for (let row = 0, at = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1, at += 1)
      for (let n = 0; n < strips.length; n += 1)
        shares[at]! += down[row * strips.length + n]! * across[column * strips.length + n]!;
  return { half, columns, rows, step, start, shares };
}

/** Part of the box above and below the middle: two equally wide mirrored strips. */
interface Strip {
  readonly from: number;
  readonly to: number;
  /** Half its width. */
  readonly reach: number;
}

function stripsOf({ width, height }: Size, radius: number, deviation: number): readonly Strip[] {
  const middle = { from: 0, to: height - radius, reach: width };
  const count = radius === 0 ? 0 : Math.min(MOST_STRIPS, Math.max(SAMPLES, Math.ceil((STRIPS * radius) / deviation)));
  const rest = Array.from({ length: count }, (_, index) => {
    const [from, to] = [(radius * index) / count, (radius * (index + 1)) / count];
    const up = (from + to) / 2;
    const reach = width - radius + Math.sqrt(radius * radius - up * up);
    return { from: middle.to + from, to: middle.to + to, reach };
  });
  return middle.to > 0 ? [middle, ...rest] : rest;
}

function sampled(count: number, strips: readonly Strip[], valueOf: (sample: number, strip: Strip) => number) {
  const values = new Float64Array(count * strips.length);
  for (let sample = 0, at = 0; sample < count; sample += 1)
    for (const strip of strips) {
      values[at] = valueOf(sample, strip);
      at += 1;
    }
  return values;
}

/** A blurred interval's share around the middle. */
function bothEdges(place: number, reach: number, deviation: number): number {
  return blurredEdge((reach - place) / deviation) + blurredEdge((reach + place) / deviation) - 1;
}
