import fc from "fast-check";
import { deflateSync } from "node:zlib";
import sharp from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import { effort } from "../../../test/effort.ts";
import { photo } from "../../../test/photos/index.ts";
import { join } from "@matte/pixels/bytes";
import { chunks, serialised } from "../chunks.ts";
import { pngMachine } from "../encode/kernel-machine.ts";
import { decodeDeepPng } from "./decode.ts";
import { openDeepPng } from "./open.ts";

const machine = pngMachine()!;
const WHITE = [255, 255, 255] as const;

interface Shape {
  readonly channels: 1 | 2 | 3 | 4;
  readonly interlaced: boolean;
  /** True for all filter types instead of none. */
  readonly filtered: boolean;
}

/** PNG written by libpng. */
async function written(
  samples: Uint16Array,
  width: number,
  { channels, interlaced, filtered }: Shape,
): Promise<Uint8Array<ArrayBuffer>> {
  const raw = { width, height: samples.length / channels / width, channels };
  const png = await sharp(samples, { raw })
    .toColourspace(channels < 3 ? "grey16" : "rgb16")
    .png({ progressive: interlaced, adaptiveFiltering: filtered })
    .toBuffer();
  return new Uint8Array(png);
}

async function decoded(
  png: Uint8Array<ArrayBuffer>,
  colour?: "grey" | "rgb",
  background: readonly [number, number, number] = WHITE,
) {
  const opened = openDeepPng(png);
  const picture = opened && (await decodeDeepPng(machine, opened, { colour: colour ?? opened.colour, background }));
  if (picture === null) return null;
  const view = new DataView(picture.samples.buffer);
  return Array.from({ length: picture.samples.length / 2 }, (_, at) => view.getUint16(2 * at));
}

/** Smooth and rough areas, so that libpng uses all filters. */
function samplesOf(count: number, seed: number): Uint16Array<ArrayBuffer> {
  return Uint16Array.from({ length: count }, (_, at) =>
    (at >> 5) % 2 === 0 ? Math.imul(at + seed, 0x9e3779b1) >>> 16 : at * 37 + seed,
  );
}

describe("decodeDeepPng keeps every 16-bit sample", () => {
  test("libpng's 16-bit samples are all kept", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.record({ channels: fc.constantFrom(1, 3), interlaced: fc.boolean(), filtered: fc.boolean() }),
        fc.integer({ min: 1, max: 70 }),
        fc.integer({ min: 1, max: 40 }),
        fc.nat(1000),
        async (shape, width, height, seed) => {
          const samples = samplesOf(width * height * shape.channels, seed);
          expect(await decoded(await written(samples, width, shape as Shape))).toEqual([...samples]);
        },
      ),
      { numRuns: effort(15, 60) },
    );
  });

  test("a grey photo's samples are kept three times each in colour", async () => {
    const png = await written(Uint16Array.of(1, 0x1234, 65_535), 3, {
      channels: 1,
      interlaced: false,
      filtered: false,
    });
    expect(await decoded(png, "rgb")).toEqual([1, 1, 1, 0x1234, 0x1234, 0x1234, 65_535, 65_535, 65_535]);
  });
});

describe("decodeDeepPng lays transparent pixels on the background", () => {
  test.each([false, true])("alpha blends pixels with the background, interlaced %s", async (interlaced) => {
    const samples = Uint16Array.of(1000, 2000, 3000, 65_535, 0, 0, 0, 0, 1000, 2000, 3000, 32_768);
    const png = await written(samples, 3, { channels: 4, interlaced, filtered: false });
    const half = [1000, 2000, 3000].map((value, at) =>
      Math.round((value * 32_768 + [10, 20, 30][at]! * 257 * 32_767) / 65_535),
    );
    expect(await decoded(png, "rgb", [10, 20, 30])).toEqual([1000, 2000, 3000, 2570, 5140, 7710, ...half]);
  });

  test("alpha blends grey pixels with a grey background", async () => {
    const png = await written(Uint16Array.of(7, 65_535, 7, 0), 2, { channels: 2, interlaced: false, filtered: false });
    expect(await decoded(png, "grey", [200, 200, 200])).toEqual([7, 200 * 257]);
  });

  test("the single transparent colour becomes the background", async () => {
    const png = await written(Uint16Array.of(5, 6, 7, 5, 6, 8), 2, { channels: 3, interlaced: false, filtered: false });
    const at = [...chunks(png)].find(({ type }) => type === "IDAT")!.from;
    const key = serialised({ type: "tRNS", data: Uint8Array.of(0, 5, 0, 6, 0, 7) });
    expect(await decoded(join([png.subarray(0, at), key, png.subarray(at)]), "rgb", [1, 2, 3])).toEqual([
      257, 514, 771, 5, 6, 8,
    ]);
  });
});

test.each(["png-rgb", "png-palette", "png-grey", "png-transparent", "one-pixel"] as const)(
  "%s has no 16 bits",
  async (name) => expect(openDeepPng(await photo(name))).toBeNull(),
);

test.each([false, true])(
  "decodeDeepPng widens samples of 8 bits, and their transparent colour, interlaced %s",
  async (interlaced) => {
    const raw = { width: 2, height: 1, channels: 3 } as const;
    const png = new Uint8Array(
      await sharp(Uint8Array.of(1, 2, 3, 255, 0, 128), { raw })
        .png({ progressive: interlaced })
        .toBuffer(),
    );
    expect(openDeepPng(png)).toBeNull();
    const at = [...chunks(png)].find(({ type }) => type === "IDAT")!.from;
    const key = serialised({ type: "tRNS", data: Uint8Array.of(0, 1, 0, 2, 0, 3) });
    const opened = openDeepPng(join([png.subarray(0, at), key, png.subarray(at)]), 8)!;
    const { samples } = (await decodeDeepPng(machine, opened, { colour: "rgb", background: [9, 9, 9] }))!;
    expect([...samples]).toEqual([9, 9, 9, 9, 9, 9, 255, 255, 0, 0, 128, 128]);
  },
);

describe("decodeDeepPng", () => {
  const sound: Uint8Array<ArrayBuffer>[] = [];
  beforeAll(async () => {
    for (const interlaced of [false, true]) {
      sound.push(await written(samplesOf(40 * 30 * 3, 1), 40, { channels: 3, interlaced, filtered: true }));
    }
  });

  test("returns null for truncated files", async () => {
    for (const png of sound) {
      const { start, end } = [...chunks(png)].find(({ type }) => type === "IDAT")!;
      const data = png.subarray(start, start + Math.floor((end - start) * 0.9));
      const cut = join([png.subarray(0, start - 8), serialised({ type: "IDAT", data })]);
      expect(openDeepPng(cut)).not.toBeNull();
      expect(await decoded(cut)).toBeNull();
    }
  });

  test.each([
    ["whose data end too soon", 1 + 40 * 6, 0],
    ["with a filter that there is not", 30 * (1 + 40 * 6), 5],
  ])("returns null for %s", async (_, length, filter) => {
    const [png] = sound;
    const { start } = [...chunks(png!)].find(({ type }) => type === "IDAT")!;
    const data = deflateSync(new Uint8Array(length).fill(filter, 0, 1));
    const changed = join([png!.subarray(0, start - 8), serialised({ type: "IDAT", data })]);
    expect(openDeepPng(changed)).not.toBeNull();
    expect(await decoded(changed)).toBeNull();
  });

  test("returns a picture of the right size or null for damaged files", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(0, 1),
        fc.array(fc.tuple(fc.nat(6000), fc.nat(255)), { minLength: 1, maxLength: 8 }),
        async (which, changes) => {
          const png = sound[which]!.slice();
          for (const [at, byte] of changes) png[at % png.length] = byte;
          const opened = openDeepPng(png);
          if (opened === null || opened.width * opened.height > 1e6) return;
          const picture = await decodeDeepPng(machine, opened, { colour: opened.colour, background: WHITE });
          if (picture !== null) expect(picture).toMatchObject({ width: opened.width, height: opened.height });
        },
      ),
      { numRuns: effort(100, 400) },
    );
  });
});
