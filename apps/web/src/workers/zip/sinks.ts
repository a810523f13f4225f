/** Where the bytes of a ZIP go. */
import { MOST_IN_MEMORY, PRIVATE_FOLDER, type ZipPlace } from "../../lib/zip/messages.ts";
import { ZipEnd } from "./failure.ts";

export interface Sink {
  write(bytes: Uint8Array<ArrayBuffer>): Promise<void> | void;
  /** Makes what was written last. @returns it, null where it is in a file. */
  close(): Promise<Blob | null>;
  /** Leaves nothing behind. */
  discard(): Promise<void>;
}

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
  for (let from = 0; from < bytes.length; ) {
    const written = file.write(from === 0 ? bytes : bytes.subarray(from));
    if (written === 0) throw new ZipEnd("no-space");
    from += written;
  }
}

async function chosenSink(handle: FileSystemFileHandle & { remove?: () => Promise<void> }): Promise<Sink> {
  const writable = await handle.createWritable();
  return {
    write: (bytes) => writable.write(bytes),
    close: async () => {
      await writable.close();
      return null;
    },
    discard: async () => {
      // After a failed write the stream has aborted itself.
      await writable.abort().catch(() => undefined);
      // Choosing a file has made it, empty.
      if ((await handle.getFile()).size === 0) await handle.remove?.();
    },
  };
}

/** Bytes that become a Blob of their own, which the browser may put on the disk, not the page's heap. */
const PART = 16e6;

function memorySink(): Sink {
  const parts: Blob[] = [];
  let loose: Uint8Array<ArrayBuffer>[] = [];
  const size = { all: 0, loose: 0 };
  const gather = (): void => {
    parts.push(new Blob(loose));
    loose = [];
    size.loose = 0;
  };
  return {
    write: (bytes) => {
      size.all += bytes.length;
      size.loose += bytes.length;
      if (size.all > MOST_IN_MEMORY) throw new ZipEnd("too-large");
      loose.push(bytes);
      if (size.loose > PART) gather();
    },
    close: async () => {
      gather();
      return new Blob(parts, { type: "application/zip" });
    },
    discard: async () => void parts.splice(0),
  };
}
