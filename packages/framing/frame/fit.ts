/** Encodes a frame within a file size: by saving bytes without loss, then with less quality. */
import { join } from "@matte/pixels/bytes";
import { packJpeg } from "@matte/jpeg/lossless";
import type { SizeFit } from "../photos/types.ts";
import { lengthOf, type Pieces } from "../encode/file.ts";
import { fitQuality } from "./fit-quality.ts";
import { type Encoding, type Fallback, isFallback, type OpenFrame } from "./route.ts";

export interface SizeLimit {
  readonly bytes: number;
  /** The setting's. */
  readonly quality: number;
  /** True if a lossless frame was too large: the photo then gets whatever quality fits. */
  readonly replacesLossless: boolean;
}

export interface FittedPieces {
  readonly pieces: Pieces;
  readonly fit: SizeFit | null;
}

const BEST_QUALITY = 100;

/**
 * Encodes a frame in at most this many bytes.
 * @param before called before each attempt
 * @returns a fallback for a lossless frame that is too large; another is the smallest file if none fits
 */
export function encodeWithin(
  opened: OpenFrame,
  encoding: Encoding,
  limit: SizeLimit,
  before: () => void,
): Promise<FittedPieces | Fallback> {
  return opened.method === "lossless-jpeg"
    ? savedLossless(opened, encoding, limit, before)
    : savedByQuality(opened, encoding, limit, before);
}

async function savedLossless(
  opened: OpenFrame,
  encoding: Encoding,
  { bytes }: SizeLimit,
  before: () => void,
): Promise<FittedPieces | Fallback> {
  for (const packed of [undefined, "sequential", "progressive"] as const) {
    before();
    const pieces = await opened.encode({ ...encoding, ...(packed && { packed }) });
    if (isFallback(pieces)) return pieces;
    if (lengthOf(pieces) <= bytes) return { pieces, fit: packed === undefined ? null : { kind: "packed" } };
  }
  return { fallbackReason: null };
}

async function savedByQuality(
  opened: OpenFrame,
  encoding: Encoding,
  { bytes, quality, replacesLossless }: SizeLimit,
  before: () => void,
): Promise<FittedPieces> {
  let plain: Uint8Array | null = null;
  const { file, quality: fitted } = await fitQuality({
    limit: bytes,
    first: quality,
    highest: replacesLossless ? BEST_QUALITY : quality,
    encode: async (tried) => {
      before();
      const pieces = await opened.encode({ ...encoding, quality: tried, again: true });
      if (isFallback(pieces)) throw new Error("A canvas never falls back");
      return (plain = join(pieces));
    },
    pack: (one) => packJpeg(one, "progressive") ?? one,
  });
  if (fitted !== quality || replacesLossless)
    return { pieces: [file], fit: { kind: "quality", quality: Math.round(fitted) } };
  return { pieces: [file], fit: file === plain ? null : { kind: "packed" } };
}
