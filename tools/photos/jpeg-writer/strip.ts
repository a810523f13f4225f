import type { RowSource } from "../row-source.ts";

/** Level-shifted luma and chroma in a row strip, each from about -128 to 127. */
export interface Strip {
  readonly width: number;
  readonly height: number;
  readonly y: Float32Array;
  readonly cb: Float32Array;
  readonly cr: Float32Array;
}

export function emptyStrip(width: number, height: number): Strip {
  const plane = (): Float32Array => new Float32Array(width * height);
  return { width, height, y: plane(), cb: plane(), cr: plane() };
}

/** Fills the strip from row `top` on, repeating the picture's last column and row as padding. */
export function fillStrip(strip: Strip, source: RowSource, top: number): void {
  const count = Math.min(strip.height, source.height - top);
  const rgb = source.rows(top, count);
  for (let row = 0; row < strip.height; row++) {
    convertRow(strip, row, rgb, Math.min(row, count - 1) * source.width * 3, source.width);
  }
}

/** Converts RGB to YCbCr by JFIF's equations (ITU-T T.871 §7), equal to full-range ITU-R BT.601. */
function convertRow(strip: Strip, row: number, rgb: Uint8Array, from: number, width: number): void {
  const { y, cb, cr } = strip;
  const start = row * strip.width;
  for (let x = 0; x < strip.width; x++) {
    const pixel = from + (x < width ? x : width - 1) * 3;
    const r = rgb[pixel]!;
    const g = rgb[pixel + 1]!;
    const b = rgb[pixel + 2]!;
    y[start + x] = 0.299 * r + 0.587 * g + 0.114 * b - 128;
    cb[start + x] = -0.168736 * r - 0.331264 * g + 0.5 * b;
    cr[start + x] = 0.5 * r - 0.418688 * g - 0.081312 * b;
  }
}

/** Averages `across` by `down` samples into one. */
export function shrink(plane: Float32Array, width: number, height: number, across: number, down: number): Float32Array {
  if (across === 1 && down === 1) return plane;
  const small = new Float32Array((width / across) * (height / down));
  let at = 0;
  for (let y = 0; y < height; y += down) {
    for (let x = 0; x < width; x += across) small[at++] = average(plane, y * width + x, width, across, down);
  }
  return small;
}

function average(plane: Float32Array, corner: number, width: number, across: number, down: number): number {
  let sum = 0;
  for (let dy = 0; dy < down; dy++) {
    for (let dx = 0; dx < across; dx++) sum += plane[corner + dy * width + dx]!;
  }
  return sum / (across * down);
}
