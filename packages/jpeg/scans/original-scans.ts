import type { FramedPlace } from "../lossless/unframe/place.ts";
import { mcuGrid } from "../lossless/blocks/mcu.ts";
import { damaged, type LosslessFallback, orFallback } from "../lossless/fallback.ts";
import type { Picture } from "../lossless/markers/picture.ts";
import { type LosslessSource, openLossless } from "../lossless/open.ts";
import { assemble, forEachScan } from "../lossless/photo/assemble.ts";
import { unframedScan, unframeLossless } from "../lossless/unframe/unframe.ts";
import { encodeScan } from "./encode-scan.ts";

/**
 * Encodes an original's scans again from its export. Unusual encoders' bytes differ.
 * @param original picture with the original's markers
 * @returns `damaged` if the place does not fit the file, or a scan the photo
 */
export function originalScans(
  framed: LosslessSource,
  place: FramedPlace,
  original: Picture,
): readonly Uint8Array[] | LosslessFallback {
  const [scan] = original.scans;
  if (scan === undefined || original.progressive || original.scans.length > 1)
    return orFallback(() => severalScans(framed, place, original));
  const data = unframedScan(framed, place, scan);
  return "fallbackReason" in data ? data : [data];
}

function severalScans(framed: LosslessSource, place: FramedPlace, original: Picture): Uint8Array[] {
  const photo = unlessFallback(unframeLossless(framed, place));
  const source = unlessFallback(openLossless(photo));
  const grid = mcuGrid(original, original.components);
  if (source.width !== original.width || source.height !== original.height || !isAlike(source.grid, grid))
    throw damaged("another picture than its original");
  const coefficients = assemble(source);
  const scans: Uint8Array[] = [];
  forEachScan({ picture: original, grid }, (scan, layout) => {
    scans.push(encodeScan(scan, layout, coefficients, original.progressive));
  });
  return scans;
}

function isAlike(one: LosslessSource["grid"], other: LosslessSource["grid"]): boolean {
  const text = ({ columns, rows, blocks }: LosslessSource["grid"]): string => JSON.stringify([columns, rows, blocks]);
  return text(one) === text(other);
}

function unlessFallback<T extends object>(result: T | LosslessFallback): T {
  if ("fallbackReason" in result) throw damaged(result.detail);
  return result;
}
