import { createHash } from "node:crypto";
import { mkdir, open, rm } from "node:fs/promises";
import { dirname } from "node:path";
import type { Readable } from "node:stream";

type Chunks = AsyncIterable<Uint8Array | string> | Iterable<Uint8Array | string>;

/**
 * Writes a file readable by its owner only. Once resolved it survives a power cut; a failure leaves no file.
 * @param path for a new file
 * @returns the content's SHA-256, in hex
 */
export async function writeDurably(path: string, chunks: Chunks | Readable): Promise<string> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const handle = await open(path, "wx", 0o600);
  const hash = createHash("sha256");
  try {
    for await (const chunk of chunks) {
      const bytes = Buffer.from(chunk);
      hash.update(bytes);
      await handle.appendFile(bytes);
    }
    await handle.sync();
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  } finally {
    await handle.close();
  }
  return hash.digest("hex");
}
