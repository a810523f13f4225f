import { join } from "@matte/pixels/bytes";
import { EOI, RST0, segments, SOS } from "@matte/pixels/segments";
import { unstuff } from "../bits/unstuff.ts";

/** Ends each scan with a restart marker, like Adobe's encoder. */
export function withTrailingRestarts(file: Uint8Array): Uint8Array {
  const parts: Uint8Array[] = [];
  let from = 0;
  const all = [...segments(file)];
  for (const [index, { marker, end }] of all.entries()) {
    if (marker !== SOS) continue;
    const next = all[index + 1]!.start - (all[index + 1]!.marker === EOI ? 2 : 4);
    const markers = unstuff(file, { start: end, end: next }).bounds.length - 2;
    parts.push(file.subarray(from, next), Uint8Array.of(0xff, RST0 + (markers % 8)));
    from = next;
  }
  return join([...parts, file.subarray(from)]);
}
