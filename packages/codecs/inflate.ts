import { join } from "./bytes.ts";

/** Unpacks zlib data; null where it is broken or unpacks to more than `most` bytes. */
export async function inflate(data: Uint8Array, most: number): Promise<Uint8Array | null> {
  try {
    const stream = new Blob([data.slice()]).stream().pipeThrough(new DecompressionStream("deflate"));
    return await collect(stream.getReader(), most);
  } catch {
    return null;
  }
}

async function collect(reader: ReadableStreamDefaultReader<Uint8Array>, most: number): Promise<Uint8Array | null> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    length += next.value.length;
    if (length > most) {
      await reader.cancel();
      return null;
    }
    parts.push(next.value);
  }
  return join(parts);
}
