import type { CopyShape, PhotoFacts } from "../lib/photos/types.ts";
import { contextOf, fitInside, release } from "./canvas.ts";
import { decodeAtLeast } from "./decode.ts";

/** SPEC §7. */
const QUALITY = 0.9;

/** A small JPEG of a photo, upright, in sRGB, on white. */
export async function copyPhoto(file: Blob, facts: PhotoFacts, { longSide, square }: CopyShape): Promise<Blob> {
  const size = fitInside(facts.size, longSide);
  const picture = await decodeAtLeast(file, facts, size);
  const canvas = new OffscreenCanvas(square ? longSide : size.width, square ? longSide : size.height);
  try {
    const context = contextOf(canvas, false);
    context.fillStyle = "#fff";
    context.fillRect(0, 0, canvas.width, canvas.height);
    const left = Math.round((canvas.width - size.width) / 2);
    const top = Math.round((canvas.height - size.height) / 2);
    context.drawImage(picture, left, top, size.width, size.height);
    return await canvas.convertToBlob({ type: "image/jpeg", quality: QUALITY });
  } finally {
    picture.close();
    release(canvas);
  }
}
