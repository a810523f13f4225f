import { createResampler } from "@matte/pixels";

/**
 * Scales a picture to half its width and height, with the sharp edges of Lanczos3.
 * @param pixels opaque RGBA, row by row
 * @returns null without WebAssembly
 */
export function halved(pixels: Uint8ClampedArray, width: number, height: number): Uint8ClampedArray | null {
  const to = { width: Math.ceil(width / 2), height: Math.ceil(height / 2) };
  const resampler = createResampler({ width, height }, to, { alpha: false });
  if (resampler === null) return null;
  // Row by row: a large photo is never in memory as a whole.
  const stride = 4 * width;
  for (let y = 0; y < height; y += 1) resampler.push(pixels.slice(y * stride, (y + 1) * stride));
  return resampler.result();
}
