/** Multiplies the colours of RGBA pixels by their alpha, in place. */
export function premultiply(pixels: Uint8ClampedArray): void {
  for (let at = 0; at < pixels.length; at += 4) {
    const alpha = pixels[at + 3]!;
    if (alpha === 255) continue;
    pixels[at] = (pixels[at]! * alpha) / 255;
    pixels[at + 1] = (pixels[at + 1]! * alpha) / 255;
    pixels[at + 2] = (pixels[at + 2]! * alpha) / 255;
  }
}
