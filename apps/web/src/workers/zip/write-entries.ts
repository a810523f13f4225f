import { checksum } from "@matte/png";
import { type NextEntry, type ZipEntry, ZipError } from "#domain/zip/types.ts";
import { detach } from "@matte/framing/shared/memory.ts";
import type { Sink } from "./memory-sink.ts";
import { centralHeader, endRecords, localHeader, type PlacedFile } from "./records.ts";

/**
 * Requests entries one by one and stores them uncompressed: photos do not shrink by deflating. Beyond 4 GiB the file is ZIP64
 * (APPNOTE.TXT 6.3.10, 4.3.14 and 4.5.3).
 * @returns the ZIP, null if it is in a file
 */
export async function writeEntries(next: NextEntry, sink: Sink): Promise<Blob | null> {
  try {
    await writeZip(next, sink);
    return await sink.close();
  } catch (error) {
    // The first error is the one to report; leftovers are removed by the next sweep.
    await sink.discard().catch(() => undefined);
    throw error;
  }
}

async function writeZip(next: NextEntry, sink: Sink): Promise<void> {
  const files: PlacedFile[] = [];
  let at = 0;
  const write = async (bytes: Uint8Array<ArrayBuffer>): Promise<void> => {
    at += bytes.length;
    await sink.write(bytes);
  };
  for (let entry = await next(); entry !== null; entry = await next()) {
    const file = { ...storedFile(entry), at };
    files.push(file);
    await write(localHeader(file));
    await write(entry.bytes);
    detach(entry.bytes);
  }
  if (files.length === 0) throw new ZipError("empty");
  const start = at;
  for (const file of files) await write(centralHeader(file));
  await write(endRecords({ files: files.length, size: at - start, at: start }));
}

function storedFile({ name, bytes, modified }: ZipEntry): Omit<PlacedFile, "at"> {
  return { name: new TextEncoder().encode(name), size: bytes.length, check: checksum(bytes), modified };
}
