/// <reference path="./libheif.d.ts" />
/** Pixels from libheif, on every platform. */
import type { Size } from "@matte/engine";
import type { HeifImage, Libheif } from "libheif-js/libheif-wasm/libheif.js";

/** 8-bit RGBA, upright, in the file's colours. */
export interface HeifPixels extends Size {
  readonly data: Uint8ClampedArray<ArrayBuffer>;
}

/** Decodes the primary picture. Rejects for damaged files. */
export type HeifDecoder = (file: Uint8Array) => Promise<HeifPixels>;

/**
 * Returns a decoder that starts a separate instance per photo, whose memory is freed with it: WebAssembly's memory never
 * shrinks.
 */
export function heifDecoder(libheif: Libheif, wasmBinary: ArrayBuffer | Uint8Array<ArrayBuffer>): HeifDecoder {
  return async (file) => primaryOf(new (libheif({ wasmBinary }).HeifDecoder)().decode(file));
}

async function primaryOf(images: readonly HeifImage[]): Promise<HeifPixels> {
  const primary = images.find((image) => image.is_primary()) ?? images[0];
  if (primary === undefined) throw new Error("No picture");
  try {
    return await pixelsOf(primary);
  } finally {
    for (const image of images) image.free();
  }
}

function pixelsOf(image: HeifImage): Promise<HeifPixels> {
  const [width, height] = [image.get_width(), image.get_height()];
  const data = new Uint8ClampedArray(4 * width * height);
  return new Promise((resolve, reject) => {
    image.display({ data, width, height }, (pixels) => {
      if (pixels === null) reject(new Error("A damaged picture"));
      else resolve({ data, width, height });
    });
  });
}
