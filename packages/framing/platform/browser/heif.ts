/// <reference path="../libheif.d.ts" />
/** HEIC by libheif, for browsers without a decoder. Its two files are fetched with the first HEIC. */
import wasmUrl from "libheif-js/libheif-wasm/libheif.wasm?url";
import { type HeifDecoder, heifDecoder } from "../heif-pixels.ts";

let fetched: Promise<ArrayBuffer | null> | undefined;

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
  return heifDecoder(libheif, wasmBinary);
}

async function fetchDecoder(): Promise<ArrayBuffer | null> {
  const response = await fetch(wasmUrl);
  if (response.status === 404) return null;
  if (!response.ok) throw new Error(`The decoder of HEIC answers ${response.status}`);
  return response.arrayBuffer();
}
