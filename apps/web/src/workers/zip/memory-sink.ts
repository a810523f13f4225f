import { MOST_IN_MEMORY } from "../../lib/zip/messages.ts";
import { ZipEnd } from "./failure.ts";
import type { Sink } from "./sink.ts";

/** Bytes that become a Blob of their own, which the browser may put on the disk, not the page's heap. */
const PART = 16e6;

/** @param most bytes that it takes */
export function memorySink(most = MOST_IN_MEMORY): Sink {
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
      if (size.all > most) throw new ZipEnd("too-large");
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
