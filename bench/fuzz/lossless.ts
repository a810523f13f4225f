/** Damaged JPEGs framed losslessly: kernel and reference agree, and all photo pixels equal libjpeg-turbo's. */
import { isDeepStrictEqual } from "node:util";
import fc from "fast-check";
import { frameWith } from "../../packages/jpeg/lossless/frame.ts";
import { newKernel } from "../../packages/jpeg/lossless/kernel/jpeg-kernel.ts";
import { openLossless } from "../../packages/jpeg/lossless/open.ts";
import { paintOf, placeIn } from "../../packages/jpeg/lossless/testing/frames.ts";
import { changedRows } from "../../packages/jpeg/lossless/testing/inside.ts";
import { mutated, mutation } from "../../packages/jpeg/lossless/testing/mutations.ts";
import { decodePixels } from "../../test/photos/pixels.ts";

const KERNEL = newKernel();
const MOST_PIXELS = 1e6;

export const lossless = fc.asyncProperty(mutation, async (one) => {
  const bytes = mutated(one);
  const source = openLossless(bytes);
  if ("fallbackReason" in source || source.width * source.height > MOST_PIXELS) return;
  const plan = placeIn(source, { left: 1, top: 1, right: 20, bottom: 20 });
  const [file, reference] = [KERNEL, null].map((kernel) => frameWith(kernel, source, plan, paintOf()));
  if (!isDeepStrictEqual(file, reference)) throw new Error("Kernel and reference differ.");
  if (file === undefined || "fallbackReason" in file) return;
  const [before, after] = [await decodePixels(bytes, "none"), await decodePixels(file)];
  const changed = changedRows(source, plan.photo, before, after);
  if (changed.length > 0) throw new Error(`A wrong picture from row ${changed[0]} on.`);
});
