import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decodePixels } from "../../../test/photos/pixels.ts";
import { frameLossless } from "./frame.ts";
import { openLossless } from "./open.ts";
import { changedRows } from "./testing/inside.ts";
import { paintOf, placeIn } from "./testing/frames.ts";
import { mutated, type Mutation, mutation } from "./testing/mutations.ts";
import { effort } from "../../../test/effort.ts";

/** Fill bytes before a stuffed zero; libjpeg-turbo makes a wrong block from them. */
const FILL_BYTES: Mutation = {
  seed: 20,
  changes: [{ near: false, place: 0.380952381528914, bytes: [255, 255, 255, 255] }],
  keep: 1,
};

/** A reserved marker replacing a dispensable DHT: libjpeg-turbo gives up. */
const RESERVED_MARKER: Mutation = {
  seed: 18,
  changes: [{ near: false, place: 0.7018050542101264, bytes: [2] }],
  keep: 1,
};

/** The same DHT with length 0. */
const SHORT_SEGMENT: Mutation = {
  seed: 18,
  changes: [{ near: false, place: 0.7032490978017449, bytes: [0] }],
  keep: 1,
};

describe("a damaged JPEG", () => {
  it("becomes an intact framed picture of what libjpeg-turbo decodes, or gives a fallback reason", async () => {
    await fc.assert(
      fc.asyncProperty(mutation, async (one) => {
        const bytes = mutated(one);
        const source = openLossless(bytes);
        if ("fallbackReason" in source || source.width * source.height > 1e6) return;
        const plan = placeIn(source, { left: 1, top: 1, right: 20, bottom: 20 });
        const file = frameLossless(source, plan, paintOf());
        if ("fallbackReason" in file) return;
        const [before, after] = [await decodePixels(bytes, "none"), await decodePixels(file)];
        expect(changedRows(source, plan.photo, before, after)).toEqual([]);
      }),
      { numRuns: effort(600, 3000), examples: [[FILL_BYTES], [RESERVED_MARKER], [SHORT_SEGMENT]] },
    );
  }, 120_000);
});
