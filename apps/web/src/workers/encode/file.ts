import { join } from "@matte/codecs";
import type { ExportMethod, FramedPhoto } from "#domain/photos/types.ts";
import { letGo } from "../platform/memory.ts";

/** A framed photo as its encoder has left it: a file in pieces. */
export interface FramedPieces extends Omit<FramedPhoto, "blob"> {
  readonly pieces: readonly Uint8Array<ArrayBuffer>[];
}

type Pieces = FramedPieces["pieces"];

/** Bytes from which on a piece was made for its file alone: what is the same in every file is smaller. */
const LARGE = 2 ** 16;

/** The pieces as a file that the browser keeps. */
export function blobOf(pieces: Pieces, method: ExportMethod): Blob {
  const blob = new Blob([...pieces], { type: method === "png" ? "image/png" : "image/jpeg" });
  letPiecesGo(pieces);
  return blob;
}

/** The pieces as one file, in memory that is nobody else's and can be moved. */
export function wholeOf(pieces: Pieces): Uint8Array<ArrayBuffer> {
  const [first] = pieces;
  const alone = first !== undefined && pieces.length === 1 && first.length === first.buffer.byteLength;
  if (alone) return first;
  const whole = join(pieces);
  letPiecesGo(pieces);
  return whole;
}

function letPiecesGo(pieces: Pieces): void {
  for (const piece of pieces) if (piece.length >= LARGE) letGo(piece);
}
