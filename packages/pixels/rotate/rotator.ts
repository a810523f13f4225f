/** Pictures rotated by any angle at their own scale, by Lanczos3. */
import type { Box, Size } from "@matte/engine";
import { finishOpaque, finishTransparent, premultiply } from "../resample/alpha.ts";
import { KernelRows } from "./kernel-rows.ts";
import type { RotatedRows } from "./rows.ts";
import { AFTER, BEFORE } from "./weights.ts";

/** From a point of the result to one of the picture: `x' = a x + c y + e`, `y' = b x + d y + f`. Scales by about 1. */
export type Rotation = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

/** Part of a picture. */
export interface PicturePart extends Box {
  /** RGBA with straight alpha; may be overwritten. */
  readonly pixels: Uint8ClampedArray;
}

/** @returns null without WebAssembly: the canvas's rotation is the fallback */
export function createRotator(
  picture: Size,
  rotation: Rotation,
  rows: RotatedRows | null = KernelRows.create(),
): Rotator | null {
  return rows && new Rotator(picture, rotation, rows);
}

/** Rotates a picture part by part. Its last pixels continue outside of it. */
export class Rotator {
  readonly #picture: Size;
  readonly #rotation: Rotation;
  readonly #rows: RotatedRows;

  constructor(picture: Size, rotation: Rotation, rows: RotatedRows) {
    this.#picture = picture;
    this.#rotation = rotation;
    this.#rows = rows;
  }

  /** Returns the pixels that {@link draw} needs for a part of the result. */
  partFor(result: Box): Box {
    const { x, y, width, height } = this.#tileFor(result);
    const [left, right] = within(x, x + width, this.#picture.width);
    const [top, bottom] = within(y, y + height, this.#picture.height);
    return { x: left, y: top, width: right - left, height: bottom - top };
  }

  /** Returns a part of the result, RGBA with straight alpha. @param part as {@link partFor} states */
  draw(result: Box, part: PicturePart): Uint8ClampedArray<ArrayBuffer> {
    const isTransparent = hasTransparency(part.pixels);
    if (isTransparent) premultiply(part.pixels);
    const finish = isTransparent ? finishTransparent : finishOpaque;
    const tile = this.#tileFor(result);
    fillTile(this.#rows.open(tile, result.width), tile, part);
    const [dx, dy] = this.#rotation;
    const pixels = new Uint8ClampedArray(4 * result.width * result.height);
    for (let row = 0; row < result.height; row += 1) {
      const { x, y } = this.#place(result.x, result.y + row);
      const sums = this.#rows.row({ x: x - tile.x, y: y - tile.y, dx, dy });
      finish(sums, pixels.subarray(4 * row * result.width));
    }
    return pixels;
  }

  /** Returns a pixel's place; whole numbers are the centres of the picture's pixels. */
  #place(column: number, row: number): { readonly x: number; readonly y: number } {
    const [a, b, c, d, e, f] = this.#rotation;
    const [x, y] = [column + 0.5, row + 0.5];
    return { x: a * x + c * y + e - 0.5, y: b * x + d * y + f - 0.5 };
  }

  /** All pixels with a weight, and one more: places are rounded. */
  #tileFor({ x, y, width, height }: Box): Box {
    const corners = [x, x + width - 1].flatMap((column) => [y, y + height - 1].map((row) => this.#place(column, row)));
    const [columns, rows] = [corners.map((one) => one.x), corners.map((one) => one.y)];
    const [left, top] = [Math.floor(Math.min(...columns)) - BEFORE - 1, Math.floor(Math.min(...rows)) - BEFORE - 1];
    const [right, bottom] = [Math.floor(Math.max(...columns)) + AFTER + 1, Math.floor(Math.max(...rows)) + AFTER + 1];
    return { x: left, y: top, width: right - left + 1, height: bottom - top + 1 };
  }
}

/** Part of a span inside a picture; its nearest pixel if there is none. */
function within(from: number, to: number, length: number): readonly [from: number, to: number] {
  const start = Math.min(Math.max(0, from), length - 1);
  return [start, Math.max(start + 1, Math.min(to, length))];
}

function hasTransparency(pixels: Uint8ClampedArray): boolean {
  for (let at = 3; at < pixels.length; at += 4) if (pixels[at] !== 255) return true;
  return false;
}

/** Copies a part into its tile, and repeats its outermost pixels around it. */
function fillTile(into: Uint8ClampedArray, tile: Box, part: PicturePart): void {
  const words = new Uint32Array(into.buffer, into.byteOffset, into.length / 4);
  const own = new Uint32Array(part.pixels.buffer, part.pixels.byteOffset, part.pixels.length / 4);
  // A tile next to the picture has one column of it, the nearest.
  const left = Math.min(Math.max(0, part.x - tile.x), tile.width - 1);
  for (let row = 0; row < tile.height; row += 1) {
    const from = part.width * Math.min(Math.max(0, tile.y + row - part.y), part.height - 1);
    const line = words.subarray(row * tile.width, (row + 1) * tile.width);
    line.set(own.subarray(from, from + part.width), left);
    line.fill(own[from]!, 0, left);
    line.fill(own[from + part.width - 1]!, left + part.width);
  }
}
