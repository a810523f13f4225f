import { makeZip } from "client-zip";
import { type NextEntry, ZipError } from "#domain/zip/types.ts";
import { detach } from "@matte/framing/shared/memory.ts";
import type { Sink } from "./memory-sink.ts";

/**
 * Requests entries one by one and stores them uncompressed: photos do not shrink by deflating. Beyond 4 GiB the file is ZIP64
 * (APPNOTE.TXT 6.3.10, 4.3.14 and 4.5.3).
 * @returns the ZIP, null where it is in a file
 */
export async function writeEntries(next: NextEntry, sink: Sink): Promise<Blob | null> {
  try {
    await makeZip(inputs(next)).pipeTo(new WritableStream({ write: (bytes) => sink.write(ownBytes(bytes)) }));
    return await sink.close();
  } catch (error) {
    // The first error is the one to report; leftovers are removed by the next sweep.
    await sink.discard().catch(() => undefined);
    throw error;
  }
}

async function* inputs(next: NextEntry): AsyncGenerator<{ name: string; input: Uint8Array; lastModified: Date }> {
  let count = 0;
  for (let entry = await next(); entry !== null; entry = await next()) {
    yield { name: entry.name, input: entry.bytes, lastModified: entry.modified };
    // client-zip requests the next entry only when this one is written and its checksum taken.
    detach(entry.bytes);
    count += 1;
  }
  if (count === 0) throw new ZipError("empty");
}

/** Narrows the stream's type, which also allows shared memory. */
function ownBytes(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  return bytes.buffer instanceof ArrayBuffer
    ? new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.length)
    : bytes.slice();
}
