import { join } from "@matte/pixels/bytes";
import type { ExportMethod, FramedPhoto } from "../photos/types.ts";
import { detach } from "../shared/memory.ts";

/** An encoded file in pieces. */
export type Pieces = readonly Uint8Array<ArrayBuffer>[];

/** A framed photo before its pieces are joined. */
export interface FramedPieces extends Omit<FramedPhoto, "blob"> {
  readonly pieces: Pieces;
}

/** A piece with this many bytes belongs to its file alone: pieces shared between files are smaller. */
const LARGE = 2 ** 16;

const MEDIA_TYPES: Readonly<Record<ExportMethod, string>> = {
  "lossless-jpeg": "image/jpeg",
  jpeg: "image/jpeg",
  png: "image/png",
  webp: "image/webp",
};

export function lengthOf(pieces: Pieces): number {
  return pieces.reduce((sum, piece) => sum + piece.length, 0);
}

/** Makes a file stored by the browser. */
export function blobOf(pieces: Pieces, method: ExportMethod): Blob {
  const blob = new Blob([...pieces], { type: MEDIA_TYPES[method] });
  detachPieces(pieces);
  return blob;
}

/** Copies a file into separate memory for transfer. */
export function bytesOf(pieces: Pieces): Uint8Array<ArrayBuffer> {
  const [first] = pieces;
  const single = first !== undefined && pieces.length === 1 && first.length === first.buffer.byteLength;
  if (single) return first;
  const bytes = join(pieces);
  detachPieces(pieces);
  return bytes;
}

function detachPieces(pieces: Pieces): void {
  for (const piece of pieces) if (piece.length >= LARGE) detach(piece);
}
