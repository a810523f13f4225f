import { join } from "@matte/codecs";
import type { ExportMethod, FramedPhoto } from "../lib/photos/types.ts";

/** A framed photo as its encoder has left it: a file in pieces. */
export interface FramedPieces extends Omit<FramedPhoto, "blob"> {
  readonly pieces: readonly Uint8Array<ArrayBuffer>[];
}

export function mimeTypeOf(method: ExportMethod): string {
  return method === "png" ? "image/png" : "image/jpeg";
}

/** The pieces as one file, in memory that is nobody else's and can be moved. */
export function wholeOf(pieces: readonly Uint8Array<ArrayBuffer>[]): Uint8Array<ArrayBuffer> {
  const [first] = pieces;
  const alone = first !== undefined && pieces.length === 1 && first.length === first.buffer.byteLength;
  return alone ? first : join(pieces);
}
