import { PRIVATE_FOLDER, type ZipPlace } from "#domain/zip/messages.ts";
import { ZipEnd } from "./failure.ts";
import { memorySink } from "./memory-sink.ts";
import type { Sink } from "./sink.ts";

/** Without a private file system that really works, a private place is memory: some browsers promise one in private windows. */
export async function openSink(place: ZipPlace): Promise<Sink> {
  switch (place.kind) {
    case "chosen":
      return chosenSink(place.handle);
    case "memory":
      return memorySink();
    case "private":
      return privateSink(place.fileName).catch(() => memorySink());
  }
}

async function privateSink(fileName: string): Promise<Sink> {
  const root = await navigator.storage.getDirectory();
  const folder = await root.getDirectoryHandle(PRIVATE_FOLDER, { create: true });
  const handle = await folder.getFileHandle(fileName, { create: true });
  const file = await handle.createSyncAccessHandle();
  return {
    write: (bytes) => writeAll(file, bytes),
    close: async () => {
      file.flush();
      file.close();
      return null;
    },
    discard: async () => {
      file.close();
      await folder.removeEntry(fileName);
    },
  };
}

/** A full disk is an error in some browsers; others write less than they were given. */
function writeAll(file: FileSystemSyncAccessHandle, bytes: Uint8Array<ArrayBuffer>): void {
  for (let from = 0; from < bytes.length;) {
    const written = file.write(from === 0 ? bytes : bytes.subarray(from));
    if (written === 0) throw new ZipEnd("no-space");
    from += written;
  }
}

type ChosenHandle = FileSystemFileHandle & { readonly remove?: () => Promise<void> };

async function chosenSink(handle: ChosenHandle): Promise<Sink> {
  const writable = await handle.createWritable().catch(async (error: unknown) => {
    await removeEmpty(handle).catch(() => undefined);
    throw error;
  });
  return {
    write: (bytes) => writable.write(bytes),
    close: async () => {
      await writable.close();
      return null;
    },
    discard: async () => {
      // After a failed write the stream has aborted itself.
      await writable.abort().catch(() => undefined);
      await removeEmpty(handle);
    },
  };
}

/** Choosing a file has made it, empty. */
async function removeEmpty(handle: ChosenHandle): Promise<void> {
  if ((await handle.getFile()).size === 0) await handle.remove?.();
}
