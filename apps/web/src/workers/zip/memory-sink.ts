import { MOST_IN_MEMORY } from "#domain/zip/messages.ts";
import { ZipEnd } from "./failure.ts";
import type { Sink } from "./sink.ts";

/**
 * Each write becomes a Blob of its own at once, which the browser may put on the disk, not the page's heap: whoever wrote the bytes
 * may let go of them as soon as the write returns.
 * @param most bytes that it takes
 */
export function memorySink(most = MOST_IN_MEMORY): Sink {
  const parts: Blob[] = [];
  let size = 0;
  return {
    write: (bytes) => {
      size += bytes.length;
      if (size > most) throw new ZipEnd("too-large");
      parts.push(new Blob([bytes]));
    },
    close: async () => new Blob(parts, { type: "application/zip" }),
    discard: async () => void parts.splice(0),
  };
}
