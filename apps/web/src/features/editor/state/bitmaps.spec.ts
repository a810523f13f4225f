import { describe, expect, it } from "vitest";
import type { PhotoPool } from "#domain/photos/types.ts";
import type { PhotoRecord } from "../model/registry.ts";
import { createBitmaps } from "./bitmaps.ts";

interface Job {
  readonly id: string;
  readonly longSide: number;
  readonly signal: AbortSignal | undefined;
  arrive(): Promise<void>;
  fail(): Promise<void>;
}

function setUp() {
  const jobs: Job[] = [];
  const closed: string[] = [];
  const events: string[] = [];
  const preview: PhotoPool["preview"] = (file, _facts, longSide, options) =>
    new Promise((resolve, reject) => {
      const bitmap = { name: `${file.name} ${longSide}`, close: () => closed.push(`${file.name} ${longSide}`) };
      const settle = (act: () => void) => () => {
        act();
        return new Promise<void>((done) => setTimeout(done));
      };
      const arrive = settle(() => resolve(bitmap as unknown as ImageBitmap));
      jobs.push({
        id: file.name,
        longSide,
        signal: options?.signal,
        arrive,
        fail: settle(() => reject(new Error("no"))),
      });
    });
  const pool = { preview } as unknown as PhotoPool;
  const bitmaps = createBitmaps(
    pool,
    (id) => events.push(id),
    (photo) => events.push(`${photo.id} failed`),
  );
  const want = (id: string, longSide: number) =>
    bitmaps.want({ id, file: { name: id } } as unknown as PhotoRecord, longSide);
  return { jobs, closed, events, bitmaps, want };
}

describe("preview pixels", () => {
  it("preview pixels are requested once", async () => {
    const { bitmaps, jobs, events, want } = setUp();
    want("a", 800);
    want("a", 800);
    want("a", 600);
    expect(jobs).toHaveLength(1);
    await jobs[0]?.arrive();
    expect(events).toEqual(["a"]);
    expect(bitmaps.get("a")).toMatchObject({ name: "a 800" });
  });

  it("preview pixels are replaced by larger ones only once these have loaded", async () => {
    const { bitmaps, closed, jobs, want } = setUp();
    want("a", 800);
    await jobs[0]?.arrive();
    want("a", 1600);
    expect(bitmaps.get("a")).toMatchObject({ name: "a 800" });
    await jobs[1]?.arrive();
    expect(bitmaps.get("a")).toMatchObject({ name: "a 1600" });
    expect(closed).toEqual(["a 800"]);
  });

  it("preview pixels of other photos are closed or stopped", async () => {
    const { bitmaps, closed, jobs, events, want } = setUp();
    for (const id of "abc") want(id, 800);
    await jobs[0]?.arrive();
    bitmaps.keep(new Set("b"));
    expect(closed).toEqual(["a 800"]);
    expect(jobs.map((job) => job.signal?.aborted)).toEqual([true, false, true]);
    await jobs[2]?.arrive();
    expect(closed).toEqual(["a 800", "c 800"]);
    expect(events).toEqual(["a"]);
    bitmaps.dispose();
    await jobs[1]?.arrive();
    expect(closed).toEqual(["a 800", "c 800", "b 800"]);
  });

  it("preview pixels that fail are reported, and stopping is no failure", async () => {
    const { bitmaps, jobs, events, want } = setUp();
    want("a", 800);
    want("b", 800);
    await jobs[0]?.fail();
    bitmaps.dispose();
    await jobs[1]?.fail();
    expect(events).toEqual(["a failed"]);
  });
});
