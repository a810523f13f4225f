import { hasLetters, join, letters, u16be, u32be, u8 } from "@matte/pixels/bytes";

/** Photoshop image resource (Photoshop File Formats, Image Resource Blocks). */
export interface Resource {
  readonly id: number;
  /** Signature, id, name and size before the data. */
  readonly head: Uint8Array;
  readonly data: Uint8Array;
}

/** IPTC-IIM, resource 0x0404. */
export const IPTC = 0x0404;

/** EXIF, a second EXIF block, and XMP. */
export const COPIES_OF_METADATA: ReadonlySet<number> = new Set([0x0422, 0x0423, 0x0424]);

/** Used by Photoshop and other programs. */
const SIGNATURES: ReadonlySet<string> = new Set(["8BIM", "AgHg", "MeSa", "PHUT", "DCSR"]);
/** First byte of IPTC-IIM. */
export const DATASET = 0x1c;

/** Reads resources up to the first broken one. Wraps bare IPTC-IIM, as in PNG's raw profiles, in a resource. */
export function readResources(bytes: Uint8Array): Resource[] {
  if (u8(bytes, 0) === DATASET) return [iptcResource(bytes)];
  const found: Resource[] = [];
  let at = 0;
  while (SIGNATURES.has(letters(bytes, at, 4))) {
    const start = at + 6 + even(u8(bytes, at + 6) + 1) + 4;
    const end = start + u32be(bytes, start - 4);
    if (end > bytes.length) break;
    found.push({ id: idOf(bytes, at), head: bytes.slice(at, start), data: bytes.slice(start, end) });
    at = even(end - at) + at;
  }
  return found;
}

/** Returns -1 for other programs' signatures, which have separate ids. */
function idOf(bytes: Uint8Array, at: number): number {
  return hasLetters(bytes, at, "8BIM") ? u16be(bytes, at + 4) : -1;
}

/** Makes an unnamed resource. */
export function iptcResource(data: Uint8Array): Resource {
  const head = new Uint8Array(12);
  new TextEncoder().encodeInto("8BIM", head);
  new DataView(head.buffer).setUint16(4, IPTC);
  new DataView(head.buffer).setUint32(8, data.length);
  return { id: IPTC, head, data };
}

/** Serialises resources, each padded to an even length. */
export function writeResources(resources: readonly Resource[]): Uint8Array {
  return join(resources.flatMap(({ head, data }) => [head, data, new Uint8Array(data.length % 2)]));
}

function even(length: number): number {
  return length + (length % 2);
}
