/** Returns whether all pixels are grey, so that one sample per pixel suffices. */
export function isGrey(pixels: Uint8ClampedArray): boolean {
  for (let at = 0; at < pixels.length; at += 4) {
    if (pixels[at] !== pixels[at + 1] || pixels[at] !== pixels[at + 2]) return false;
  }
  return true;
}
