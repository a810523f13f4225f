/** A photo's reduced pictures: its preview, and the JPEGs for the server. */
import type { Size } from "@matte/engine";
import { PADDED_SIDE, type PhotoFacts } from "../photos/types.ts";
import { bitmapOfCanvas, drawnAt, fitInside, openContext, release } from "../shared/canvas.ts";
import { readableFileOf } from "../read/source.ts";
import { decodeAtLeast } from "./index.ts";

/** SPEC §7. */
const SERVER_QUALITY = 0.9;

type ShownFacts = Pick<PhotoFacts, "size" | "wideGamut">;

/** Reduces the photo to a long side of at most `longSide` pixels. The caller closes it. */
export function previewOf(pixels: ImageBitmap, { size, wideGamut }: ShownFacts, longSide: number): ImageBitmap {
  return bitmapOfCanvas(drawnAt(pixels, fitInside(size, longSide), wideGamut));
}

/** Decodes a photo for a separate preview. The caller closes it. */
export async function previewPhoto(file: Blob, facts: PhotoFacts, longSide: number): Promise<ImageBitmap> {
  const readable = await readableFileOf(file, facts);
  const pixels = await decodeAtLeast(readable, facts, fitInside(facts.size, longSide));
  try {
    return previewOf(pixels, facts, longSide);
  } finally {
    pixels.close();
  }
}

/** Centres the photo on a white square. @param size the photo's, since `pixels` may be a reduced decode */
export function paddedJpeg(pixels: ImageBitmap, size: Size): Promise<Blob> {
  return onWhite(pixels, fitInside(size, PADDED_SIDE), { width: PADDED_SIDE, height: PADDED_SIDE });
}

/** Makes a JPEG on white with a long side of at most `longSide` pixels. */
export async function reducedJpeg(file: Blob, facts: PhotoFacts, longSide: number): Promise<Blob> {
  const size = fitInside(facts.size, longSide);
  const pixels = await decodeAtLeast(await readableFileOf(file, facts), facts, size);
  try {
    return await onWhite(pixels, size, size);
  } finally {
    pixels.close();
  }
}

/** An sRGB JPEG without metadata. */
async function onWhite(pixels: ImageBitmap, { width, height }: Size, canvasSize: Size): Promise<Blob> {
  const context = openContext(canvasSize, false);
  const { canvas } = context;
  try {
    context.fillStyle = "#fff";
    context.fillRect(0, 0, canvasSize.width, canvasSize.height);
    const [left, top] = [Math.round((canvasSize.width - width) / 2), Math.round((canvasSize.height - height) / 2)];
    context.drawImage(pixels, left, top, width, height);
    return await canvas.convertToBlob({ type: "image/jpeg", quality: SERVER_QUALITY });
  } finally {
    release(canvas);
  }
}
