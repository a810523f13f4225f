import { deflateSync } from "node:zlib";
import { concat, latin } from "../bytes.ts";
import type { Chunk } from "./writer.ts";

/** EXIF from its TIFF header on, PNG §11.3.4.5. */
export function exifChunk(tiff: Uint8Array): Chunk {
  return { type: "eXIf", data: tiff };
}

/** An uncompressed international text, PNG §11.3.3.4; XMP goes under the keyword `XML:com.adobe.xmp`. */
export function textChunk(keyword: string, text: string): Chunk {
  return { type: "iTXt", data: concat(latin(`${keyword}\0\0\0\0\0`), new TextEncoder().encode(text)) };
}

/** PNG §11.3.2.3. */
export function profileChunk(name: string, profile: Uint8Array): Chunk {
  return { type: "iCCP", data: concat(latin(`${name}\0\0`), deflateSync(profile)) };
}

/** RGB triples, PNG §11.2.2. */
export function paletteChunk(colours: Uint8Array): Chunk {
  return { type: "PLTE", data: colours };
}

/** Alpha of the palette's first entries, PNG §11.3.1.1. */
export function paletteAlphaChunk(alpha: Uint8Array): Chunk {
  return { type: "tRNS", data: alpha };
}
