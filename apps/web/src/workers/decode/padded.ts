/** Small JPEGs for the server: in sRGB, on white, with nothing in them but pixels. */
import type { Size } from "@matte/engine";
import { PADDED_SIDE, type PhotoFacts } from "#domain/photos/types.ts";
import { fitInside, openContext, release } from "../platform/canvas.ts";
import { decodeAtLeast } from "./index.ts";

/** SPEC §7. */
const QUALITY = 0.9;

/** A picture in the middle of a square. @param size the photo's, as seen: what was decoded may be smaller */
export function paddedJpeg(picture: ImageBitmap, size: Size): Promise<Blob> {
  return onWhite(picture, fitInside(size, PADDED_SIDE), { width: PADDED_SIDE, height: PADDED_SIDE });
}

/** A copy of a picture whose long side is at most so many pixels. */
export async function reducePicture(file: Blob, facts: PhotoFacts, longSide: number): Promise<Blob> {
  const size = fitInside(facts.size, longSide);
  const { pixels } = await decodeAtLeast(file, facts, size);
  try {
    return await onWhite(pixels, size, size);
  } finally {
    pixels.close();
  }
}

async function onWhite(picture: ImageBitmap, { width, height }: Size, room: Size): Promise<Blob> {
  const context = openContext(room, false);
  const { canvas } = context;
  try {
    context.fillStyle = "#fff";
    context.fillRect(0, 0, room.width, room.height);
    const [left, top] = [Math.round((room.width - width) / 2), Math.round((room.height - height) / 2)];
    context.drawImage(picture, left, top, width, height);
    return await canvas.convertToBlob({ type: "image/jpeg", quality: QUALITY });
  } finally {
    release(canvas);
  }
}
