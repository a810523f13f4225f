import { MAX_BYTES_IN_MEMORY, ZipError } from "#domain/zip/types.ts";

/** Target for a ZIP's bytes. */
export interface Sink {
  write(bytes: Uint8Array<ArrayBuffer>): Promise<void> | void;
  /** Flushes all writes. @returns the ZIP, null if it is in a file */
  close(): Promise<Blob | null>;
  discard(): Promise<void>;
}

/**
 * Turns each write into a Blob at once, which the browser may store on disk instead of the page's heap: the caller may detach the
 * bytes as soon as the write returns.
 * @param max most bytes accepted
 */
export function memorySink(max = MAX_BYTES_IN_MEMORY): Sink {
  const parts: Blob[] = [];
  let size = 0;
  return {
    write: (bytes) => {
      size += bytes.length;
      if (size > max) throw new ZipError("too-large");
      parts.push(new Blob([bytes]));
    },
    close: async () => new Blob(parts, { type: "application/zip" }),
    discard: async () => void parts.splice(0),
  };
}
