import { spawnSync } from "node:child_process";
import fc from "fast-check";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { effort } from "../../../test/effort.ts";
import { photo } from "../../../test/photos/index.ts";
import { SAMPLINGS } from "../../../tools/photos/jpeg-writer/index.ts";
import { newKernel } from "../lossless/kernel/jpeg-kernel.ts";
import { mutated, mutation } from "../lossless/testing/mutations.ts";
import { coefficientsOf, compareKept, opened } from "../lossless/testing/coefficients.ts";
import { jpeg } from "@matte/pixels/testing";
import { packJpeg, packWith } from "./pack.ts";

const PHOTOS = ["unaligned-420", "restart-422-rows", "progressive-restart", "separate-scans", "sampling-grey"] as const;
const CODINGS = ["sequential", "progressive"] as const;
const installed = spawnSync("jpegtran", ["-version"]).error === undefined;

/** Progressive scans leave out the blocks that only fill MCUs, ITU-T T.81 §A.2.2. */
function expectSameCoefficients(packed: Uint8Array, original: Uint8Array): void {
  const [before, after] = [original, packed].map((file) =>
    coefficientsOf(file).map(({ coefficients }) => Buffer.from(coefficients.buffer)),
  );
  if (!opened(packed).progressive) expect(before!.every((plane, n) => plane.equals(after![n]!))).toBe(true);
  expect(compareKept(original, packed, { x: 0, y: 0 }, [], "padding").different).toEqual([]);
}

function pixelsOf(file: Uint8Array): Promise<Buffer> {
  return sharp(file).raw().toBuffer();
}

describe.each(CODINGS)("a photo packed in %s coding", (coding) => {
  it.each(PHOTOS)("keeps all coefficients and segments of %s, and its pixels in libjpeg", async (name) => {
    const original = await photo(name);
    const packed = packJpeg(original, coding);
    if (packed === null) return;
    expect(packed.length).toBeLessThan(original.length);
    expectSameCoefficients(packed, original);
    expect(opened(packed).picture.metadata).toEqual(opened(original).picture.metadata);
    expect(opened(packed).progressive).toBe(coding === "progressive");
    expect(Buffer.compare(await pixelsOf(packed), await pixelsOf(original))).toBe(0);
  });

  it("keeps all coefficients of any picture", () => {
    const given = fc.record({
      width: fc.integer({ min: 1, max: 70 }),
      height: fc.integer({ min: 1, max: 50 }),
      sampling: fc.constantFrom(...SAMPLINGS),
      quality: fc.integer({ min: 5, max: 100 }),
      restartInterval: fc.nat(3),
      progressive: fc.boolean(),
    });
    fc.assert(
      fc.property(given, fc.nat(), ({ width, height, ...options }, seed) => {
        const original = jpeg(width, height, options, seed);
        const packed = packJpeg(original, coding);
        if (packed !== null) expectSameCoefficients(packed, original);
      }),
      { numRuns: effort(60, 600) },
    );
  });

  it("is the same with the kernel and in TypeScript", () => {
    const original = jpeg(90, 61, { sampling: "4:2:0", quality: 90, restartInterval: 3 });
    const [withKernel, without] = [packWith(newKernel(), original, coding), packWith(null, original, coding)];
    expect(withKernel).not.toBeNull();
    expect(Buffer.compare(withKernel!, without!)).toBe(0);
  });

  it("opens again after any damage, or is refused", () => {
    fc.assert(
      fc.property(mutation, (given) => {
        const packed = packJpeg(mutated(given), coding);
        if (packed !== null) expect(() => coefficientsOf(packed)).not.toThrow();
      }),
      { numRuns: effort(150, 3000) },
    );
  });

  it.runIf(installed).each(["sampling-420", "sampling-444", "sampling-grey"] as const)(
    "makes %s about as small as jpegtran does",
    async (name) => {
      const original = await photo(name);
      const option = coding === "progressive" ? "-progressive" : "-optimize";
      const { stdout } = spawnSync("jpegtran", ["-copy", "all", option], { input: original, maxBuffer: 2 ** 26 });
      expect(packJpeg(original, coding)!.length).toBeLessThanOrEqual(1.01 * stdout.length);
    },
  );
});

describe("packJpeg", () => {
  it("saves bytes of a photo with standard tables, more of them in several scans", () => {
    const original = jpeg(320, 240, { sampling: "4:2:0", quality: 90 });
    const [tables, scans] = CODINGS.map((coding) => packJpeg(original, coding)!.length);
    expect(tables).toBeLessThan(0.98 * original.length);
    expect(scans).toBeLessThan(tables!);
  });

  it("returns null if nothing is saved, or the file is no JPEG", () => {
    const packed = packJpeg(jpeg(64, 48, { sampling: "4:4:4", quality: 90 }), "progressive")!;
    expect(packJpeg(packed, "progressive")).toBeNull();
    expect(packJpeg(new Uint8Array(40), "sequential")).toBeNull();
  });
});
