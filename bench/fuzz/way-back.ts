/** Damaged exports with their originals' data: a photo claiming to be the original is. */
import { unframe } from "../../packages/formats/jpeg/frame-record/unframe.ts";
import fc from "fast-check";
import { photo } from "../../test/photos/index.ts";
import { exportWithOriginal } from "../lib/export-with-original.ts";
import { damage, damaged } from "./damage.ts";

/** Milliseconds for one answer. */
const MOST_TIME = 100;

const original = await photo("one-pixel");
const file = await exportWithOriginal(original);

export const wayBack = fc.asyncProperty(damage, async (harm) => {
  const start = performance.now();
  const back = await unframe(damaged(file, harm));
  const time = performance.now() - start;
  if ("photo" in back && back.isOriginal && Buffer.compare(back.photo, original) !== 0)
    throw new Error("A wrong claim.");
  if (time > MOST_TIME) throw new Error(`An answer after ${Math.round(time)} ms.`);
});
