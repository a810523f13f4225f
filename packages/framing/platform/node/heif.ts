/// <reference path="../libheif.d.ts" />
/** HEIC by libheif, from the two files next to the program. */
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { Libheif } from "libheif-js/libheif-wasm/libheif.js";
import { script, wasm } from "virtual:libheif";
import { type HeifDecoder, heifDecoder } from "../heif-pixels.ts";
import { assetPath } from "./assets.ts";

let binary: Promise<Buffer<ArrayBuffer>> | undefined;

/** Loads the decoder with the first HEIC. Unbundled, so that another build of libheif can replace it (LGPL-3.0). */
export async function loadHeifDecoder(): Promise<HeifDecoder> {
  const libheif = createRequire(import.meta.url)(assetPath(script)) as Libheif;
  binary ??= readFile(assetPath(wasm)) as Promise<Buffer<ArrayBuffer>>;
  return heifDecoder(libheif, await binary);
}
