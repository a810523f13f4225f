/// <reference path="../libheif.d.ts" />
/** HEIC by libheif, for browsers without a decoder. Its two files are fetched with the first HEIC. */
import type { Size } from "@matte/engine";
import type { HeifImage } from "libheif-js/libheif-wasm/libheif.js";
import wasmUrl from "libheif-js/libheif-wasm/libheif.wasm?url";

/** 8-bit RGBA, upright, in the file's colours. */
export interface HeifPixels extends Size {
  readonly data: Uint8ClampedArray<ArrayBuffer>;
}

let fetched: Promise<ArrayBuffer | null> | undefined;

/** Decodes the primary picture. Rejects for damaged files. */
export type HeifDecoder = (file: Uint8Array) => Promise<HeifPixels>;

/**
 * Loads the decoder; null if the server has none, since its operator can switch it off.
 * @throws when it does not arrive
 */
export async function loadHeifDecoder(): Promise<HeifDecoder | null> {
  fetched ??= fetchDecoder();
  const wasmBinary = await fetched.catch((error: unknown) => {
    fetched = undefined;
    throw error;
  });
  if (wasmBinary === null) return null;
  const { default: libheif } = await import("libheif-js/libheif-wasm/libheif.js");
  // A separate instance per photo, whose memory is freed with it: WebAssembly's memory never shrinks.
  return (file) => primaryOf(new (libheif({ wasmBinary }).HeifDecoder)().decode(file));
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

async function fetchDecoder(): Promise<ArrayBuffer | null> {
  const response = await fetch(wasmUrl);
  if (response.status === 404) return null;
  if (!response.ok) throw new Error(`The decoder of HEIC answers ${response.status}`);
  return response.arrayBuffer();
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
