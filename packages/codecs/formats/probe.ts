import type { PhotoProbe } from "../header.ts";
import { unsupported } from "../header.ts";
import { probeJpeg } from "./jpeg/probe.ts";
import { probePng } from "./png/probe.ts";
import { recognise } from "./recognise.ts";
import { probeWebp } from "./webp/probe.ts";

const PROBES = { jpeg: probeJpeg, png: probePng, webp: probeWebp };

/**
 * Says what a file is by its content, never by its name, and reads its headers. Walks the container's structure to its end,
 * decodes no pixels. Never throws: whatever is wrong is the answer's `status`.
 * @param bytes the whole file.
 */
export function probe(bytes: Uint8Array): PhotoProbe {
  if (bytes.length === 0) return { status: "empty" };
  const what = recognise(bytes);
  if (what === null) return { status: "not-an-image" };
  return what.kind === "other" ? unsupported(what.type) : PROBES[what.kind](bytes);
}
