/** Damaged JPEGs: a packed one has the same coefficients, and others are refused. */
import { packJpeg } from "../../packages/jpeg/pack/pack.ts";
import fc from "fast-check";
import { compareKept } from "../../packages/jpeg/lossless/testing/coefficients.ts";
import { mutated, mutation } from "../../packages/jpeg/lossless/testing/mutations.ts";

const coding = fc.constantFrom("sequential" as const, "progressive" as const);

export const packed = fc.asyncProperty(mutation, coding, async (harm, wanted) => {
  const jpeg = mutated(harm);
  const file = packJpeg(jpeg, wanted);
  if (file === null) return;
  if (file.length >= jpeg.length) throw new Error("Nothing was saved.");
  const { different } = compareKept(jpeg, file, { x: 0, y: 0 }, [], "padding");
  if (different.length > 0) throw new Error(`${different.length} blocks differ.`);
});
