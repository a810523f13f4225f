import { deflateSync } from "node:zlib";
import { join } from "../../../packages/pixels/bytes/bytes.ts";
import { latin } from "../bytes.ts";
import type { Chunk } from "./writer.ts";

/** EXIF from its TIFF header on, PNG §11.3.4.5. */
export function exifChunk(tiff: Uint8Array): Chunk {
  return { type: "eXIf", data: tiff };
}

/** Writes uncompressed international text, PNG §11.3.3.4; XMP's keyword is `XML:com.adobe.xmp`. */
export function textChunk(keyword: string, text: string): Chunk {
  return { type: "iTXt", data: join([latin(`${keyword}\0\0\0\0\0`), new TextEncoder().encode(text)]) };
}

/** PNG §11.3.2.3. */
export function profileChunk(name: string, profile: Uint8Array): Chunk {
  return { type: "iCCP", data: join([latin(`${name}\0\0`), deflateSync(profile)]) };
}

/** Writes ImageMagick's raw profile: name, length, and bytes in hexadecimal, 36 per line, as zTXt (PNG §11.3.3.3). */
export function rawProfileChunk(name: string, data: Uint8Array): Chunk {
  const digits = Buffer.from(data)
    .toString("hex")
    .replaceAll(/.{1,72}/g, "$&\n");
  const text = deflateSync(latin(`\n${name}\n${String(data.length).padStart(8)}\n${digits}`));
  return { type: "zTXt", data: join([latin(`Raw profile type ${name}\0\0`), text]) };
}

/** RGB triples, PNG §11.2.2. */
export function paletteChunk(colours: Uint8Array): Chunk {
  return { type: "PLTE", data: colours };
}

/** Alpha for the palette's first entries, PNG §11.3.1.1. */
export function paletteAlphaChunk(alpha: Uint8Array): Chunk {
  return { type: "tRNS", data: alpha };
}
