/** Bitmaps of encoded pictures, by @napi-rs/canvas's decoders. */
import { type Image, loadImage } from "@napi-rs/canvas";
import { bitmapOf } from "./surfaces.ts";

/** Decodes a photo, which keeps its colour space until drawn. Skia turns it upright by its orientation tag. */
export async function decodeBitmap(file: Blob): Promise<ImageBitmap> {
  return Object.assign(await imageOf(file), { close: () => undefined });
}

/** Beyond the formats decoded by all browsers. */
const DECODED: ReadonlySet<string> = new Set(["image/avif", "image/jxl"]);

/** True if Skia has a decoder for this type. */
export async function statesDecoder(mediaType: string): Promise<boolean> {
  return DECODED.has(mediaType);
}

/** Decodes a logo. */
export async function decodeLogo(file: Blob): Promise<ImageBitmap> {
  return bitmapOf(await imageOf(file), "srgb");
}

/** Decodes a picture whose samples are no colours. */
export async function decodeSamples(file: Blob): Promise<ImageBitmap> {
  return bitmapOf(await imageOf(file), "srgb");
}

async function imageOf(file: Blob): Promise<Image> {
  return loadImage(Buffer.from(await file.arrayBuffer()));
}

/** None: here a decode at a reduced size saves nothing. */
export async function decodeScaledFrame(): Promise<null> {
  return null;
}

export function bitmapOfFrame(): never {
  throw new Error("Node decodes no video frames");
}
