import { join } from "../../bytes.ts";

/** What unpacks to more is no metadata. */
const LARGEST = 16 * 1024 * 1024;

/** Unpacks zlib data; null where it is broken or unpacks to more than metadata can be. */
export async function inflate(data: Uint8Array): Promise<Uint8Array | null> {
  try {
    const stream = new Blob([data.slice()]).stream().pipeThrough(new DecompressionStream("deflate"));
    return await collect(stream.getReader());
  } catch {
    return null;
  }
}

async function collect(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<Uint8Array | null> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    length += next.value.length;
    if (length > LARGEST) {
      await reader.cancel();
      return null;
    }
    parts.push(next.value);
  }
  return join(parts);
}
