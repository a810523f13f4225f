/**
 * Damaged JPEGs at a fraction of their size: kernel and reference find the same damage, or the same pixels, and so do
 * two threads decoding a part each.
 */
import fc from "fast-check";
import { orFallback } from "../../packages/jpeg/lossless/fallback.ts";
import { openLossless } from "../../packages/jpeg/lossless/open.ts";
import { mutated, mutation } from "../../packages/jpeg/lossless/testing/mutations.ts";
import { eachReducedBand } from "../../packages/jpeg/reduce/reduce.ts";
import { openReducible, type ReducibleJpeg } from "../../packages/jpeg/reduce/reducible.ts";
import { reductionOf } from "../../packages/jpeg/reduce/reduction.ts";
import { decodeTail } from "../../packages/jpeg/reduce/tail.ts";
import { reducedPlainly } from "../../packages/jpeg/reduce/testing/plain-reduce.ts";

const MOST_PIXELS = 1e6;

export const reducedJpegs = fc.asyncProperty(mutation, fc.constantFrom(1, 2, 4), async (one, eighths) => {
  const source = openLossless(mutated(one));
  if ("fallbackReason" in source || source.width * source.height > MOST_PIXELS) return;
  const reduction = reductionOf(source, eighths);
  if (reduction === null) return;
  const bands: Buffer[] = [];
  const outcome = orFallback(() => eachReducedBand(source, reduction, (rows) => void bands.push(Buffer.from(rows))));
  const plain = orFallback(() => reducedPlainly(source, reduction));
  const isComplete = outcome === "complete";
  if (isComplete === "fallbackReason" in plain) throw new Error("Kernel and reference disagree on the damage.");
  if (isComplete && "length" in plain && !Buffer.concat(bands).equals(Buffer.from(plain)))
    throw new Error("Kernel and reference differ.");
  checkParts(openReducible(source.bytes, reduction.size), isComplete ? Buffer.concat(bands) : null);
});

/** Compares the two parts with the whole decode, if the photo can be split. @param whole null if the photo is damaged */
function checkParts(picture: ReducibleJpeg | null, whole: Buffer | null): void {
  const split = picture?.splitting?.split();
  if (!picture || !split) return;
  const tail = decodeTail(split.tail, picture.size);
  const head = split.decodeHead();
  const rest = head && tail?.reduce(head.junction);
  if (!rest) return;
  if (whole === null || !Buffer.concat([Buffer.from(head.pixels), Buffer.from(rest)]).equals(whole))
    throw new Error("Two threads decode different pixels than one.");
}
