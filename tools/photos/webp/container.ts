/** The WebP container with metadata: RFC 9649 §2.7's extended file format. */
import { join } from "../../../packages/pixels/bytes/bytes.ts";
import { latin, littleEndian32 } from "../bytes.ts";

interface Chunk {
  readonly type: string;
  readonly data: Uint8Array;
}

export interface WebpMetadata {
  readonly profile?: Uint8Array;
  /** EXIF from its TIFF header on. */
  readonly exif?: Uint8Array;
  readonly xmp?: string;
}

const FLAGS = { profile: 0x20, alpha: 0x10, exif: 0x08, xmp: 0x04 } as const;

/** Wraps a simple or extended file's picture with a VP8X header and metadata. */
export function withMetadata(
  file: Uint8Array,
  size: { readonly width: number; readonly height: number },
  metadata: WebpMetadata,
): Uint8Array<ArrayBuffer> {
  const picture = chunksOf(file).filter(({ type }) => ["ALPH", "VP8 ", "VP8L"].includes(type));
  const chunks: Chunk[] = [{ type: "VP8X", data: header(picture, size, metadata) }];
  if (metadata.profile) chunks.push({ type: "ICCP", data: metadata.profile });
  chunks.push(...picture);
  if (metadata.exif) chunks.push({ type: "EXIF", data: metadata.exif });
  if (metadata.xmp) chunks.push({ type: "XMP ", data: new TextEncoder().encode(metadata.xmp) });
  const body = join([latin("WEBP"), ...chunks.map(chunkBytes)]);
  return join([latin("RIFF"), littleEndian32(body.length), body]);
}

/** §2.7.1: flags, then width and height minus one, 24 bits each. */
function header(
  picture: readonly Chunk[],
  { width, height }: { readonly width: number; readonly height: number },
  metadata: WebpMetadata,
): Uint8Array {
  const alpha = picture.some(({ type }) => type === "ALPH") ? FLAGS.alpha : 0;
  const profile = metadata.profile ? FLAGS.profile : 0;
  const flags = alpha | profile | (metadata.exif ? FLAGS.exif : 0) | (metadata.xmp ? FLAGS.xmp : 0);
  const [right, bottom] = [littleEndian32(width - 1), littleEndian32(height - 1)];
  return join([littleEndian32(flags), right.subarray(0, 3), bottom.subarray(0, 3)]);
}

function chunksOf(file: Uint8Array): readonly Chunk[] {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const chunks: Chunk[] = [];
  for (let at = 12; at + 8 <= file.length;) {
    const length = view.getUint32(at + 4, true);
    const type = String.fromCharCode(...file.subarray(at, at + 4));
    chunks.push({ type, data: file.subarray(at + 8, at + 8 + length) });
    at += 8 + length + (length % 2);
  }
  return chunks;
}

/** Chunk padded to an even length, RFC 9649 §2.3. */
function chunkBytes({ type, data }: Chunk): Uint8Array {
  return join([latin(type), littleEndian32(data.length), data, new Uint8Array(data.length % 2)]);
}
