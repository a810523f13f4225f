import { PRIVATE_FOLDER, ZipError, type ZipTarget } from "#domain/zip/types.ts";
import { memorySink, type Sink } from "./memory-sink.ts";

/**
 * Opens the target for a ZIP's bytes. Falls back to memory if a private file cannot be opened: some browsers offer them in private
 * windows without support.
 */
export async function openSink(target: ZipTarget): Promise<Sink> {
  switch (target.kind) {
    case "chosen":
      return chosenSink(target.handle);
    case "memory":
      return memorySink();
    case "private":
      return privateSink(target.fileName).catch(() => memorySink());
  }
}

async function privateSink(fileName: string): Promise<Sink> {
  const root = await navigator.storage.getDirectory();
  const folder = await root.getDirectoryHandle(PRIVATE_FOLDER, { create: true });
  const handle = await folder.getFileHandle(fileName, { create: true });
  const file = await handle.createSyncAccessHandle();
  // A worker that failed may have begun it.
  file.truncate(0);
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

/** On a full disk some browsers throw, and others write fewer bytes than given. */
function writeAll(file: FileSystemSyncAccessHandle, bytes: Uint8Array<ArrayBuffer>): void {
  for (let from = 0; from < bytes.length;) {
    const written = file.write(from === 0 ? bytes : bytes.subarray(from));
    if (written === 0) throw new ZipError("no-space");
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
      // A failed write already aborted the stream.
      await writable.abort().catch(() => undefined);
      await removeEmpty(handle);
    },
  };
}

/** Removes the empty file created by choosing it. */
async function removeEmpty(handle: ChosenHandle): Promise<void> {
  if ((await handle.getFile()).size === 0) await handle.remove?.();
}
