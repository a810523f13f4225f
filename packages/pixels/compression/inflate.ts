import { join } from "../bytes/bytes.ts";

/** Inflates zlib data or another format known to the platform; null if broken or longer than `max` bytes when inflated. */
export async function inflate(
  data: Uint8Array,
  max: number,
  format: CompressionFormat | "brotli" = "deflate",
): Promise<Uint8Array | null> {
  try {
    const stream = new Blob([data.slice()]).stream().pipeThrough(new DecompressionStream(format as CompressionFormat));
    return await collect(stream.getReader(), max);
  } catch {
    return null;
  }
}

async function collect(reader: ReadableStreamDefaultReader<Uint8Array>, max: number): Promise<Uint8Array | null> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    length += next.value.length;
    if (length > max) {
      await reader.cancel();
      return null;
    }
    parts.push(next.value);
  }
  return join(parts);
}
