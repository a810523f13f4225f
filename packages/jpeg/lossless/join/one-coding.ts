import { tablesOf } from "../index/scan-tables.ts";
import { multiply } from "../finer-steps.ts";
import { writePlan } from "../frame.ts";
import { Arena } from "../kernel/arena.ts";
import type { JpegKernel } from "../kernel/jpeg-kernel.ts";
import type { Scan } from "../markers/picture.ts";
import { type LosslessSource, openLossless } from "../open.ts";
import { damaged, FallbackError, orFallback } from "../fallback.ts";
import type { AssembledData } from "../photo/photo-data.ts";
import { assembledPhoto } from "../photo/read-photo.ts";
import { withPlanMemory } from "../plan/plan-memory.ts";
import { wholePlan } from "../plan/whole-plan.ts";
import { tablesFor } from "../splice/optimal-tables.ts";

/** Photo in a single sequential scan. */
export interface SingleScan {
  readonly source: LosslessSource;
  readonly scan: Scan;
}

/**
 * Codes photos of the same quantisation with one set of Huffman tables: theirs if they are equal, otherwise optimal ones.
 * One photo at a time is decoded, and its result is as small as its file.
 * @throws {FallbackError} if a photo is damaged, or `different-coding` if a coefficient is too large under common steps
 */
export function inOneCoding(kernel: JpegKernel | null, photos: readonly LosslessSource[]): readonly SingleScan[] {
  const plain = photos.map(plainScan);
  if (isOneCoding(plain)) return plain;
  const counts = photos.map((photo) => assembled(kernel, photo).count());
  const components = photos[0]!.components;
  const target: Scan = {
    components: tablesFor(counts, components).map((tables, component) => ({ component, ...tables })),
    from: 0,
    to: 63,
    high: 0,
    low: 0,
    restartInterval: 0,
    data: { start: 0, end: 0 },
  };
  return photos.map((photo) => recoded(kernel, photo, target));
}

/** Null for a photo that has to be coded again. */
function plainScan(source: LosslessSource): SingleScan | null {
  const { picture, quotients } = source;
  const [scan, ...others] = picture.scans;
  const isPlain = scan !== undefined && others.length === 0 && !picture.progressive && quotients === null;
  return isPlain ? { source, scan } : null;
}

function isOneCoding(photos: readonly (SingleScan | null)[]): photos is readonly SingleScan[] {
  const codings = photos.map((photo) => (photo === null ? null : codingOf(photo)));
  return codings.every((coding) => coding !== null && coding === codings[0]);
}

function codingOf({ source, scan }: SingleScan): string {
  return source.picture.components
    .map((_, component) => tablesOf(scan, component))
    .flatMap(({ dc, ac }) => [dc, ac])
    .map(({ counts, symbols }) => `${counts.join()};${symbols.join()}`)
    .join("|");
}

function assembled(kernel: JpegKernel | null, photo: LosslessSource, target?: Scan): AssembledData {
  const { quotients, grid } = photo;
  const adapt = (coefficients: Int16Array): void => {
    const product = quotients && orFallback(() => multiply(coefficients, grid, quotients));
    if (product) throw new FallbackError("different-coding", product.detail);
  };
  return assembledPhoto(photo, kernel && new Arena(kernel), adapt, { target });
}

function recoded(kernel: JpegKernel | null, photo: LosslessSource, target: Scan): SingleScan {
  const jpeg = withPlanMemory((memory) => {
    const plan = wholePlan(photo, 0, memory);
    const data = assembled(kernel, photo, target);
    return writePlan(plan, data.coding(plan), { segments: [] }, () => undefined);
  });
  const source = openLossless(jpeg);
  const single = "fallbackReason" in source ? null : plainScan(source);
  if (single === null) throw damaged("a photo that could not be coded again");
  return single;
}
