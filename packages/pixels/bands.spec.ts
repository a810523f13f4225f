import { describe, expect, test } from "vitest";
import { type BandCoder, type BandHelper, codeBands } from "./bands.ts";

/** Places are numbers, bands the numbers as texts, results those texts twice. */
const PLACES = Array.from({ length: 20 }, (_, n) => n);
const EXPECTED = PLACES.map((n) => `${n}${n}`);
const bandAt = (place: number): string => String(place);

const own: BandCoder<string, string> = async (band) => {
  await nextTask();
  return band + band;
};

function nextTask(milliseconds = 0): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

function helperOf(code: BandCoder<string, string>, others: Partial<BandHelper<string, string>> = {}) {
  return { ready: Promise.resolve(), capacity: 2, code, ...others };
}

describe("bands are complete and in order", () => {
  test("this thread encodes all bands without helpers", async () => {
    expect(await codeBands(PLACES, bandAt, { own, helpers: [] })).toEqual(EXPECTED);
  });

  test("helpers may finish out of order, and hold no more than they can", async () => {
    let [held, most, coded] = [0, 0, 0];
    const helper = helperOf(async (band) => {
      most = Math.max(most, (held += 1));
      await nextTask(Number(band) % 3);
      [held, coded] = [held - 1, coded + 1];
      return band + band;
    });
    expect(await codeBands(PLACES, bandAt, { own, helpers: [helper] })).toEqual(EXPECTED);
    expect(most).toBe(2);
    expect(coded).toBeGreaterThan(2);
  });

  test("a helper that fails at once gets no further band", async () => {
    let asked = 0;
    const helper = helperOf(() => {
      asked += 1;
      return Promise.reject(new Error("broke down"));
    });
    expect(await codeBands(PLACES, bandAt, { own, helpers: [helper] })).toEqual(EXPECTED);
    expect(asked).toBe(2);
  });

  test("a helper's band is read again if it fails when all else is done", async () => {
    let fail = (): void => undefined;
    const helper = helperOf(() => new Promise((_, reject) => (fail = () => reject(new Error("broke down")))), {
      capacity: 1,
    });
    const reads: number[] = [];
    const reading = (place: number): string => {
      reads.push(place);
      return bandAt(place);
    };
    let left = PLACES.length - 1;
    const last: BandCoder<string, string> = async (band) => {
      const done = await own(band);
      left -= 1;
      if (left === 0) setTimeout(() => fail());
      return done;
    };
    expect(await codeBands(PLACES, reading, { own: last, helpers: [helper] })).toEqual(EXPECTED);
    expect(reads).toHaveLength(PLACES.length + 1);
  });

  test("a helper that loads in time gets the band of one that failed last", async () => {
    let [fail, load, finish] = [(): void => undefined, (): void => undefined, (): void => undefined];
    const failing = helperOf(() => new Promise((_, reject) => (fail = () => reject(new Error("broke down")))), {
      capacity: 1,
    });
    const slow = helperOf(
      async (band) => {
        await new Promise<void>((resolve) => (finish = resolve));
        return band + band;
      },
      { capacity: 1 },
    );
    const ready = new Promise<void>((resolve) => (load = resolve));
    const late = helperOf(own, { capacity: 1, ready });
    let left = PLACES.length - 2;
    const counted: BandCoder<string, string> = async (band) => {
      const coded = await own(band);
      left -= 1;
      return coded;
    };
    const work = codeBands(PLACES, bandAt, { own: counted, helpers: [failing, slow, late] });
    while (left > 0) await nextTask();
    await nextTask();
    // Only the first two hold bands now.
    fail();
    await nextTask();
    load();
    await nextTask();
    finish();
    expect(await work).toEqual(EXPECTED);
  });

  test.each([
    ["never loads", () => new Promise(() => undefined)],
    ["fails to load", () => Promise.reject(new Error("not found"))],
  ])("all bands are encoded without waiting for a helper that %s", async (_, load) => {
    let asked = 0;
    const helper = helperOf(
      async (band) => {
        asked += 1;
        return band + band;
      },
      { ready: load() },
    );
    expect(await codeBands(PLACES, bandAt, { own, helpers: [helper] })).toEqual(EXPECTED);
    expect(asked).toBe(0);
  });

  test("a helper that loads in between gets bands", async () => {
    let coded = 0;
    const code: BandCoder<string, string> = async (band) => {
      coded += 1;
      return band + band;
    };
    const helper = helperOf(code, { ready: nextTask(3) });
    expect(await codeBands(PLACES, bandAt, { own, helpers: [helper] })).toEqual(EXPECTED);
    expect(coded).toBeGreaterThan(0);
    expect(coded).toBeLessThan(PLACES.length);
  });
});

test("stops when it is aborted", async () => {
  const stop = new AbortController();
  let coded = 0;
  const counting: BandCoder<string, string> = async (band) => {
    coded += 1;
    stop.abort(new Error("moved on"));
    return band;
  };
  const work = codeBands(PLACES, bandAt, { own: counting, helpers: [] }, stop.signal);
  await expect(work).rejects.toThrow("moved on");
  expect(coded).toBe(1);
});

test("rejects with an error of reading", async () => {
  const broken = (): string => {
    throw new Error("no canvas");
  };
  await expect(codeBands(PLACES, broken, { own, helpers: [helperOf(own)] })).rejects.toThrow("no canvas");
});

test("reads nothing for helpers after an error", async () => {
  const finishes: (() => void)[] = [];
  const helper = helperOf(async (band) => {
    await new Promise<void>((resolve) => finishes.push(resolve));
    return band;
  });
  let reads = 0;
  const reading = (place: number): string => {
    reads += 1;
    return bandAt(place);
  };
  const failing = async (): Promise<string> => {
    await nextTask();
    throw new Error("no memory");
  };
  await expect(codeBands(PLACES, reading, { own: failing, helpers: [helper] })).rejects.toThrow("no memory");
  const before = reads;
  expect(finishes).toHaveLength(2);
  for (const finish of finishes) finish();
  await nextTask();
  expect(reads).toBe(before);
});
