/** Smaller copies of a bitmap. Interpolating between few of many pixels leaves jagged edges. */

type Copy = ImageBitmap | OffscreenCanvas;

/** Copies of a bitmap, each half as wide and as high as the one before. */
const copies = new WeakMap<ImageBitmap, Copy[]>();

/** The smallest copy that is at least as wide as it will be drawn; copies are made when they are first needed. */
export function reducedTo(width: number, bitmap: ImageBitmap): Copy {
  const known = copies.get(bitmap) ?? [bitmap];
  copies.set(bitmap, known);
  let copy: Copy = bitmap;
  for (let level = 1; copy.width >= 2 * width && Math.min(copy.width, copy.height) >= 2; level += 1) {
    copy = known[level] ??= halved(copy);
  }
  return copy;
}

/** Halving averages two by two pixels, for which plain interpolation is exact. */
function halved(source: Copy): Copy {
  const half = new OffscreenCanvas(Math.ceil(source.width / 2), Math.ceil(source.height / 2));
  half.getContext("2d", { willReadFrequently: true })?.drawImage(source, 0, 0, half.width, half.height);
  return half;
}
