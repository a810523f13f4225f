import { type FilePieces, join } from "@matte/pixels/bytes";
import { type ExportMetadata, packetWithIptc } from "@matte/metadata";
import { riffChunks } from "./chunks.ts";
import { WEBP } from "./format.ts";
import { type Canvas, canvasOf } from "./size.ts";

/** VP8X flags, RFC 9649 §2.7. */
const [PROFILE, ALPHA, EXIF, XMP, ANIMATION] = [0x20, 0x10, 0x08, 0x04, 0x02] as const;

/** Replaced chunks; others keep §2.7's order. */
const REPLACED: ReadonlySet<string> = new Set(["VP8X", "EXIF", "XMP "]);

/**
 * Replaces a WebP's EXIF and XMP; its profile stays. Returns a damaged file unchanged.
 * @returns pieces sharing the file's bytes
 */
export function writeWebpMetadata<Buffer extends ArrayBufferLike>(
  webp: Uint8Array<Buffer>,
  metadata: ExportMetadata,
): FilePieces<Buffer> {
  const found = WEBP.matches(webp) ? [...riffChunks(webp)] : [];
  const canvas = canvasOf(webp, found);
  if (canvas === null || found.some(({ end }) => end > webp.length)) return [webp];
  const kept = found.filter(({ type }) => !REPLACED.has(type));
  const packet = packetWithIptc(metadata);
  const written = [
    ...(metadata.exif === null ? [] : [{ type: "EXIF", data: metadata.exif }]),
    ...(packet === null ? [] : [{ type: "XMP ", data: packet }]),
  ];
  const types = new Set([...kept, ...written].map(({ type }) => type));
  const own = kept.flatMap(({ from, start, end }) => [webp.subarray(from, end), padding(end - start)]);
  const body = [extended(canvas, types), ...own, ...written.flatMap(serialised)];
  return [riffHeader(body.reduce((sum, { length }) => sum + length, 0)), ...body.filter(({ length }) => length > 0)];
}

/** Writes the container's head for this many chunk bytes. */
function riffHeader(length: number): Uint8Array<ArrayBuffer> {
  const bytes = new TextEncoder().encode("RIFF----WEBP");
  new DataView(bytes.buffer).setUint32(4, length + 4, true);
  return bytes;
}

/** VP8X: the file's flags, then both sides minus one in 24 bits. */
function extended({ width, height, alpha }: Canvas, types: ReadonlySet<string>): Uint8Array<ArrayBuffer> {
  const data = new Uint8Array(10);
  const flag = (type: string, bit: number): number => (types.has(type) ? bit : 0);
  data[0] =
    flag("ICCP", PROFILE) | (alpha ? ALPHA : 0) | flag("EXIF", EXIF) | flag("XMP ", XMP) | flag("ANIM", ANIMATION);
  const view = new DataView(data.buffer);
  view.setUint32(4, width - 1, true);
  view.setUint16(7, (height - 1) & 0xffff, true);
  view.setUint8(9, (height - 1) >>> 16);
  return join(serialised({ type: "VP8X", data }));
}

/** FourCC, length, data, padding to an even length. */
function serialised({ type, data }: { readonly type: string; readonly data: Uint8Array }): Uint8Array<ArrayBuffer>[] {
  const head = new TextEncoder().encode(`${type}----`);
  new DataView(head.buffer).setUint32(4, data.length, true);
  return [head, new Uint8Array(data), padding(data.length)];
}

function padding(length: number): Uint8Array<ArrayBuffer> {
  return new Uint8Array(length % 2);
}
