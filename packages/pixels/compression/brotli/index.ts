import { inflate } from "../inflate.ts";

/**
 * Decompresses Brotli (RFC 7932) with the platform, or else with a library loaded on first use.
 * @returns null if the data is broken, decompresses to more than `max` bytes, or the library does not arrive
 */
export async function unbrotli(data: Uint8Array, max: number): Promise<Uint8Array | null> {
  return isNative() ? inflate(data, max, "brotli") : byLibrary(data, max);
}

/** Some platforms have the class but not the format. */
function isNative(): boolean {
  try {
    void new DecompressionStream("brotli" as CompressionFormat);
    return true;
  } catch {
    return false;
  }
}

async function byLibrary(data: Uint8Array, max: number): Promise<Uint8Array | null> {
  try {
    const { decompress } = await import("./brotli.ts");
    return decompress(data, max);
  } catch {
    return null;
  }
}
