import fc from "fast-check";
import { afterEach, describe, expect, it, vi } from "vitest";
import { photo } from "../../../../test/photos/index.ts";
import { SAMPLINGS } from "../../../../tools/photos/jpeg-writer/index.ts";
import type { ByteRange } from "@matte/pixels/bytes";
import { type EntropyData, unstuff } from "../bits/unstuff.ts";
import { frameLossless, frameWith } from "../frame.ts";
import { openLossless } from "../open.ts";
import { FallbackError, type LosslessFallback } from "../fallback.ts";
import { opened } from "../testing/coefficients.ts";
import { drawnBy, type Margins, paintOf, placeIn } from "../testing/frames.ts";
import { mutated, mutation } from "../testing/mutations.ts";
import { jpeg } from "@matte/pixels/testing";
import { Arena } from "./arena.ts";
import { newKernel } from "./jpeg-kernel.ts";
import { unstuffInKernel } from "./unstuff.ts";
import { effort } from "../../../../test/effort.ts";

afterEach(() => void vi.restoreAllMocks());

const KERNEL = newKernel();
const MARGINS: Margins = { left: 2, top: 1, right: 29, bottom: 23 };

/** Soft grey shapes on matte and photo: opaque, translucent and transparent ones. */
const OVERLAY = drawnBy((x, y) => {
  const grey = Math.round(128 + 100 * Math.sin(x / 19) * Math.cos(y / 17));
  return [grey, grey, grey, [0, 90, 255][(x >> 5) % 3]!];
});

/** Makes the same frame with the kernel and with the reference; returns an empty array if the bytes cannot be opened. */
function both(bytes: Uint8Array): readonly (Uint8Array | LosslessFallback)[] {
  const source = openLossless(bytes);
  if ("fallbackReason" in source || source.width * source.height > 1e6) return [];
  const plan = placeIn(source, MARGINS);
  const flats = [
    { box: { ...plan.photo, width: source.width + 3, height: source.height + 2 }, colour: [9, 9, 9] as const },
  ];
  const overlays = [{ x: 3, y: 3, width: plan.canvas.width - 5, height: 30 }];
  const paint = paintOf({ background: [250, 250, 250], flats, overlays, draw: OVERLAY });
  return [KERNEL, null].map((kernel) => frameWith(kernel, source, plan, paint));
}

function expectSame(bytes: Uint8Array): void {
  const [ours, reference] = both(bytes);
  expect(ours).toEqual(reference);
}

it("loads on this machine", () => {
  expect(KERNEL).not.toBeNull();
});

describe("the kernel makes the same frame as the reference", () => {
  const CODINGS = [
    {},
    { huffman: "optimised" },
    { restartInterval: 1 },
    { restartInterval: 7, huffman: "optimised" },
    { progressive: true },
    { progressive: true, restartInterval: 5 },
  ] as const;
  const CASES = SAMPLINGS.flatMap((sampling) =>
    CODINGS.flatMap((coding) => [98, 80].map((quality) => ({ sampling, quality, ...coding }))),
  );

  it.each(CASES)("of a photo of %j", (options) => {
    const [ours, reference] = both(jpeg(203, 91, options));
    expect(ours).toBeInstanceOf(Uint8Array);
    expect(ours).toEqual(reference);
  });

  it.each([
    "canon-eos-r6",
    "fujifilm-x-t5",
    "iphone-15-pro",
    "lens-in-xmp",
    "unaligned-grey",
    "optimised-huffman",
    "fill-bytes",
    "separate-tables",
    "separate-scans",
    "trailing-bytes",
    "one-pixel",
    "tall",
  ] as const)("of the fixture %s", async (name) => {
    expectSame(await photo(name));
  });

  it("of damaged photos, with the same fallback reasons and details", () => {
    fc.assert(
      fc.property(mutation, (one) => expectSame(mutated(one))),
      { numRuns: effort(400, 2000) },
    );
  }, 120_000);
});

it("removes stuffing and restart markers like the reference", () => {
  const bytes = fc
    .array(fc.oneof(fc.nat(255), fc.constant(0xff), fc.constant(0), fc.integer({ min: 0xd0, max: 0xd7 })), {
      maxLength: 300,
    })
    .map((values) => Uint8Array.from(values));
  fc.assert(
    fc.property(bytes, fc.nat(20), (source, start) => {
      const range = { start: Math.min(start, source.length), end: source.length };
      const [ours, reference] = [fallbackOr(() => inKernel(source, range)), fallbackOr(() => unstuff(source, range))];
      expect(ours.bounds).toEqual(reference.bounds);
      expect(ours.bytes).toEqual(reference.bytes.subarray(0, ours.bytes.length));
    }),
    { numRuns: effort(600, 3000) },
  );
});

function inKernel(source: Uint8Array, range: ByteRange): EntropyData {
  const arena = new Arena(KERNEL!);
  const { address, length, bounds } = unstuffInKernel(arena, source, range);
  return { bytes: arena.bytes(address, length).slice(), bounds };
}

function fallbackOr(work: () => EntropyData): {
  bytes: Uint8Array;
  bounds: readonly (number | string)[];
} {
  try {
    return work();
  } catch (error) {
    if (error instanceof FallbackError) return { bytes: new Uint8Array(), bounds: [error.message] };
    throw error;
  }
}

it("frames without WebAssembly", () => {
  const source = opened(jpeg(90, 70, { sampling: "4:2:0", quality: 90 }));
  const plan = placeIn(source, MARGINS);
  const withKernel = frameLossless(source, plan, paintOf());
  vi.spyOn(WebAssembly, "Instance").mockImplementation(function forbid() {
    throw new WebAssembly.CompileError("forbidden");
  });
  expect(newKernel()).toBeNull();
  expect(frameWith(null, source, plan, paintOf())).toEqual(withKernel);
});
