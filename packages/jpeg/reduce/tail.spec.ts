import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { effort } from "../../../test/effort.ts";
import { photo } from "../../../test/photos/index.ts";
import { writeJpeg } from "../../../tools/photos/jpeg-writer/index.ts";
import { scene } from "../../../tools/photos/scenes/index.ts";
import { jpeg } from "@matte/pixels/testing";
import { openReducible, type ReducibleJpeg } from "./reducible.ts";
import { decodeTail } from "./tail.ts";

function reducible(bytes: Uint8Array, eighths = 2): ReducibleJpeg {
  const smallest = openReducible(bytes, { width: 1, height: 1 })!;
  const { width, height } = smallest.size;
  return eighths === 1 ? smallest : openReducible(bytes, { width: width + 1, height: height + 1 })!;
}

/** Decodes in two parts; null if they do not match. */
function decodedInTwo(picture: ReducibleJpeg): Buffer | null {
  const split = picture.splitting!.split();
  const tail = decodeTail(split.tail, picture.size);
  const head = split.decodeHead();
  const rest = head && tail?.reduce(head.junction);
  return rest ? Buffer.concat([Buffer.from(head.pixels), Buffer.from(rest)]) : null;
}

describe("two threads decode the same pixels as one", () => {
  test("any size, sampling and quality gives the same pixels, unless the photo is left to one thread", () => {
    let joined = 0;
    const side = fc.integer({ min: 64, max: 400 });
    fc.assert(
      fc.property(
        side,
        side,
        fc.constantFrom("4:4:4", "4:2:2", "4:4:0", "4:2:0", "grey"),
        fc.constantFrom(50, 85, 95, 100),
        fc.constantFrom(1, 2),
        (width, height, sampling, quality, eighths) => {
          const picture = reducible(jpeg(width, height, { sampling, quality }), eighths);
          const parts = decodedInTwo(picture);
          if (parts === null) return;
          joined += 1;
          expect(parts.equals(Buffer.from(picture.decode()!))).toBe(true);
        },
      ),
      { numRuns: effort(35, 100) },
    );
    expect(joined).toBeGreaterThan(effort(25, 70));
  });

  test.each(["street", "ridges", "still"] as const)("the photo %s gives the same pixels", (name) => {
    const picture = reducible(writeJpeg(scene(name, 1200, 800), { sampling: "4:2:0", quality: 92 }));
    expect(decodedInTwo(picture)?.equals(Buffer.from(picture.decode()!))).toBe(true);
  });
});

test("damage in the lower part is detected, or decoded to the same pixels as with one thread", () => {
  const usual = jpeg(640, 480, { sampling: "4:2:0", quality: 90 });
  const outcomes = new Set<boolean>();
  for (let at = 0.55; at < 0.98; at += 0.01) {
    const damaged = usual.slice();
    damaged.fill(0x55, Math.round(at * usual.length), Math.round(at * usual.length) + 3);
    const picture = reducible(damaged);
    const parts = decodedInTwo(picture);
    outcomes.add(parts === null);
    if (parts !== null) expect(parts.equals(Buffer.from(picture.decode()!))).toBe(true);
  }
  expect(outcomes).toEqual(new Set([true, false]));
});

describe("a photo is left to one thread", () => {
  const usual = jpeg(640, 480, { sampling: "4:2:0", quality: 90 });

  test("a photo with restart markers is left to one thread", () => {
    expect(reducible(usual).splitting).not.toBeNull();
    expect(reducible(jpeg(640, 480, { sampling: "4:2:0", quality: 90, restartInterval: 40 })).splitting).toBeNull();
  });

  test.each([
    ["another row", { row: 1 }],
    ["another bit", { bitsLeft: 1 }],
  ])("a photo whose upper part ends at %s than the lower one begins is left to one thread", (_, change) => {
    const picture = reducible(usual);
    const split = picture.splitting!.split();
    const { junction } = split.decodeHead()!;
    const moved = {
      ...junction,
      row: junction.row + ("row" in change ? 1 : 0),
      bitsLeft: junction.bitsLeft + ("bitsLeft" in change ? 1 : 0),
    };
    expect(decodeTail(split.tail, picture.size)!.reduce(junction)).not.toBeNull();
    expect(decodeTail(split.tail, picture.size)!.reduce(moved)).toBeNull();
  });

  test("a photo whose lower part is too short is left to one thread", () => {
    const split = reducible(usual).splitting!.split();
    expect(decodeTail(split.tail.subarray(0, 200), reducible(usual).size)).toBeNull();
  });

  test("a photo whose lower part has restart markers out of order is left to one thread", () => {
    const split = reducible(usual).splitting!.split();
    const damaged = split.tail.slice();
    damaged.set([0xff, 0xd5], damaged.length - 100);
    expect(decodeTail(damaged, reducible(usual).size)).toBeNull();
  });
});

test("a tail that was used or discarded gives no pixels", () => {
  const picture = reducible(jpeg(640, 480, { sampling: "4:2:0", quality: 90 }));
  const split = picture.splitting!.split();
  const { junction } = split.decodeHead()!;
  const [used, discarded] = [decodeTail(split.tail, picture.size)!, decodeTail(split.tail, picture.size)!];
  expect(used.reduce(junction)).not.toBeNull();
  expect(used.reduce(junction)).toBeNull();
  discarded.discard();
  expect(discarded.reduce(junction)).toBeNull();
});

test("the memory of a tail holds the coefficients of all blocks and its data", () => {
  const picture = reducible(jpeg(640, 480, { sampling: "4:2:0", quality: 90 }));
  const { dataBytes, tailBytes } = picture.splitting!;
  // At a quarter, an MCU has four luma blocks with 5 coefficients and two chroma blocks with 25, in 16-byte vectors.
  expect(tailBytes).toBeCloseTo(40 * 30 * (4 * 16 + 2 * 64) + 1.16 * dataBytes);
});

test("photos that a browser should decode are not opened", async () => {
  const wanted = { width: 100, height: 75 };
  const usual = jpeg(400, 300, { sampling: "4:2:0", quality: 90 });
  expect(openReducible(usual, wanted)?.size).toEqual(wanted);
  expect(openReducible(usual, { width: 101, height: 75 })).toBeNull();
  expect(openReducible(jpeg(400, 300, { sampling: "4:2:0", quality: 90, progressive: true }), wanted)).toBeNull();
  expect(openReducible(await photo("cmyk"), { width: 8, height: 8 })).toBeNull();
});
