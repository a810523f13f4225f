import { makeZip } from "client-zip";
import type { NextEntry } from "#domain/zip/messages.ts";
import { detach } from "../platform/memory.ts";
import { ZipEnd } from "./failure.ts";
import type { Sink } from "./sink.ts";

/**
 * Stores entries as they are asked for: photos do not get smaller by deflating. Past 4 GiB the file is ZIP64
 * (APPNOTE.TXT 6.3.10, 4.3.14 and 4.5.3).
 * @returns the ZIP, null where it is in a file
 */
export async function writeEntries(next: NextEntry, sink: Sink): Promise<Blob | null> {
  try {
    await makeZip(inputs(next)).pipeTo(new WritableStream({ write: (bytes) => sink.write(ownBytes(bytes)) }));
    return await sink.close();
  } catch (error) {
    // What cannot be removed now is removed another time; why it had to be is what counts.
    await sink.discard().catch(() => undefined);
    throw error;
  }
}

async function* inputs(next: NextEntry): AsyncGenerator<{ name: string; input: Uint8Array; lastModified: Date }> {
  let count = 0;
  for (let entry = await next(); entry !== null; entry = await next()) {
    yield { name: entry.name, input: entry.bytes, lastModified: entry.modified };
    // Asked for the next one, this one has been written and its checksum taken.
    detach(entry.bytes);
    count += 1;
  }
  if (count === 0) throw new ZipEnd("empty");
}

/** The stream's type also allows memory that is shared, which nothing here makes. */
function ownBytes(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  return bytes.buffer instanceof ArrayBuffer
    ? new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.length)
    : bytes.slice();
}
