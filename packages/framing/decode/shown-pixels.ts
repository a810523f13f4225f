/** Pixels of a photo's shown part, cut from those of the whole photo. */
import type { Size } from "@matte/engine";
import type { PhotoFacts } from "../photos/types.ts";
import { partTransform } from "../photos/part-transform.ts";
import { orientedSize } from "../read/orientation.ts";
import { rotatedPixels } from "./rotated-pixels.ts";
import { bitmapOfCanvas, openContext } from "../shared/canvas.ts";

type Shown = Pick<PhotoFacts, "size" | "orientation" | "part" | "wideGamut">;

/** Least size of the whole upright photo whose shown part has at least `wanted` pixels each way. */
export function wholeSizeFor({ size, part }: Pick<PhotoFacts, "size" | "part">, wanted: Size): Size {
  if (part === undefined) return wanted;
  const factor = Math.max(wanted.width / size.width, wanted.height / size.height);
  const { width, height } = orientedSize(part.orientation, part.stored);
  return { width: Math.min(width, Math.ceil(factor * width)), height: Math.min(height, Math.ceil(factor * height)) };
}

/** Cuts the shown part out of the upright photo, at the same scale, and turns it. Closes the whole photo. */
export function shownPixels(whole: ImageBitmap, { part, wideGamut, ...facts }: Shown): ImageBitmap {
  if (part === undefined) return whole;
  const { size, transform } = partTransform(whole, facts, part);
  const straightened = part.straighten === 0 ? null : rotatedPixels(whole, transform, size, wideGamut);
  if (straightened !== null) return straightened;
  const context = openContext(size, wideGamut);
  context.setTransform(...transform);
  context.drawImage(whole, 0, 0);
  whole.close();
  return bitmapOfCanvas(context.canvas);
}
