/** Shared by the specs: errors in blocks divided by the photo's right or lower edge. */
import { inverseDct } from "../blocks/inverse-dct.ts";
import type { LosslessSource } from "../open.ts";
import { blockAt, coefficientsOf, opened, type Plane } from "./coefficients.ts";

/** Mean differences in levels. */
export interface EdgeErrors {
  /** Between the photo's samples before and after framing. */
  readonly photo: number;
  /** Between the frame's samples and its colour. */
  readonly frame: number;
}

/**
 * Compares a component's samples in divided blocks as decoders show them: rounded, and clipped to 8 bits.
 * @param background the frame's level in the component
 */
export function edgeErrors(
  photo: Uint8Array,
  framed: Uint8Array,
  place: { readonly x: number; readonly y: number },
  component: number,
  background: number,
): EdgeErrors {
  const source = opened(photo);
  const [before, after] = [coefficientsOf(photo)[component]!, coefficientsOf(framed)[component]!];
  const step = source.grid.steps[component]!;
  const size = { width: source.width / step.width, height: source.height / step.height };
  const sums = { photo: 0, frame: 0, photoSamples: 0, frameSamples: 0 };
  for (const [column, row] of dividedBlocks(size.width, size.height)) {
    const [left, top] = [place.x / (8 * step.width) + column, place.y / (8 * step.height) + row];
    const own = shown(source, before, component, column, row);
    const drawn = shown(opened(framed), after, component, left, top);
    drawn.forEach((sample, n) => {
      const [x, y] = [8 * column + (n & 7), 8 * row + (n >> 3)];
      const isPhoto = x + 1 <= size.width && y + 1 <= size.height;
      if (isPhoto) {
        sums.photo += Math.abs(sample - own[n]!);
        sums.photoSamples += 1;
      } else if (x >= size.width || y >= size.height) {
        sums.frame += Math.abs(sample - background);
        sums.frameSamples += 1;
      }
    });
  }
  return { photo: sums.photo / sums.photoSamples, frame: sums.frame / sums.frameSamples };
}

/** Blocks with samples on both sides of the photo's right or lower edge. */
function dividedBlocks(width: number, height: number): [column: number, row: number][] {
  const [columns, rows] = [Math.ceil(width / 8), Math.ceil(height / 8)];
  const right = width % 8 === 0 ? [] : Array.from({ length: rows }, (_, row) => [columns - 1, row] as [number, number]);
  if (height % 8 === 0) return right;
  const lower = Array.from({ length: columns }, (_, column) => [column, rows - 1] as [number, number]);
  return [...right, ...lower];
}

function shown(source: LosslessSource, plane: Plane, component: number, column: number, row: number): number[] {
  const samples = new Float64Array(64);
  const { quantisation } = source.picture.components[component]!;
  inverseDct(plane.coefficients, blockAt(plane, column, row), quantisation, samples);
  return Array.from(samples, (sample) => Math.min(255, Math.max(0, Math.round(sample))));
}
