import { probe, withoutOrientation } from "@matte/codecs";
import type { Size } from "@matte/engine";
import { PhotoError, type PhotoFacts } from "#domain/photos/types.ts";
import { decodeScaledJpeg } from "./scaled-jpeg.ts";
import { turnUpright } from "./orientation.ts";

/** What decoding must know of a photo; `size` is upright. */
export type Decodable = Pick<PhotoFacts, "kind" | "size" | "orientation" | "wideGamut">;

/** Decoded pixels, upright. Whoever asked for them closes them. */
export interface Picture {
  readonly pixels: ImageBitmap;
  /** Whether these are all of the photo's. */
  readonly whole: boolean;
}

/**
 * All of a photo's pixels, upright.
 * @throws PhotoError `corrupt` where the browser cannot decode it.
 */
export async function decodeWhole(file: Blob, photo: Decodable): Promise<ImageBitmap> {
  if (!turnedByUs(photo)) return bitmapOf(file);
  const turned = await bitmapOf(await unturned(file));
  return turnUpright(turned, photo.orientation, photo.wideGamut);
}

/** A photo's pixels, upright, in at least `wanted` pixels each way, fewer than all where the decoder can save work. */
export async function decodeAtLeast(file: Blob, photo: Decodable, wanted: Size): Promise<Picture> {
  const scaled = photo.kind === "jpeg" ? await decodeScaledJpeg(file, photo, wanted) : null;
  return scaled === null ? { pixels: await decodeWhole(file, photo), whole: true } : { pixels: scaled, whole: false };
}

/** All browsers turn JPEGs. Some turn PNG or WebP as well and some do not, so these are turned here. */
function turnedByUs({ kind, orientation }: Decodable): boolean {
  return kind !== "jpeg" && orientation !== 1;
}

async function unturned(file: Blob): Promise<Blob> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const found = probe(bytes);
  return found.status === "photo" ? new Blob(withoutOrientation(bytes, found.header)) : file;
}

async function bitmapOf(file: Blob): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file, { imageOrientation: "from-image" });
  } catch (cause) {
    throw new PhotoError("corrupt", "The browser cannot decode it", { cause });
  }
}
