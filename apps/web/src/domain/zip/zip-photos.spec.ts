import { describe, expect, it } from "vitest";
import { JOB } from "../photos/testing/fake-pool.ts";
import type { FramedBytes, PhotoPool } from "../photos/types.ts";
import type { ZipEntry, ZipFiles } from "./types.ts";
import type { BatchOutcome } from "../photos/frame-ahead.ts";
import { type ZipItem, zipPhotos } from "./zip-photos.ts";

const WORKERS = 2;

/** A batch named by letters. The spec decides when photos are framed and entries requested. */
function batchOf(letters: string) {
  const items = [...letters].map((path): ZipItem => ({ job: { ...JOB, subject: path }, path }));
  const begun: string[] = [];
  const doors = new Map<string, Deferred<FramedBytes>>();
  const pool = {
    size: WORKERS,
    frameBytes: ({ subject }, { signal } = {}) => {
      begun.push(subject);
      const door = deferred<FramedBytes>();
      doors.set(subject, door);
      signal?.addEventListener("abort", () => door.reject(signal.reason));
      return door.promise;
    },
  } satisfies Partial<PhotoPool> as unknown as PhotoPool;
  const written: string[] = [];
  const settled: string[] = [];
  let entries: AsyncIterator<ZipEntry> | undefined;
  const zip: ZipFiles = {
    write: async (given) => {
      entries = given[Symbol.asyncIterator]();
      await ended.promise;
      return null;
    },
    sweep: async () => undefined,
  };
  const ended = deferred<void>();
  const onSettled = ({ path }: ZipItem, outcome: BatchOutcome): void =>
    void settled.push("framed" in outcome ? path : path.toUpperCase());
  const signal = new AbortController().signal;
  const done = zipPhotos({ items, pool, zip, signal, chosen: null, onSettled });
  return {
    begun: () => begun.join(""),
    written: () => written.join(""),
    settled: () => settled.join(""),
    done,
    ended,
    frame: (letter: string) =>
      doors.get(letter)?.resolve({
        bytes: Uint8Array.of(1),
        size: { width: 1, height: 1 },
        method: "jpeg",
        hdr: null,
        original: null,
        isResized: false,
        fallbackReason: null,
        fit: null,
      }),
    fail: (letter: string) => doors.get(letter)?.reject(new Error(letter)),
    /** Requests the next entry and waits for its immediate effects. */
    async next() {
      const entry = entries?.next();
      entry?.then(
        ({ value }) => written.push((value as ZipEntry | undefined)?.name ?? "."),
        () => written.push("!"),
      );
      await flush();
    },
  };
}

interface Deferred<T> {
  readonly promise: Promise<T>;
  resolve(value: T): void;
  reject(reason: unknown): void;
}

function deferred<T>(): Deferred<T> {
  let [resolve, reject]: [Deferred<T>["resolve"], Deferred<T>["reject"]] = [() => undefined, () => undefined];
  const promise = new Promise<T>((onValue, onReason) => ([resolve, reject] = [onValue, onReason]));
  return { promise, resolve, reject };
}

async function flush(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve));
}

describe("a batch", () => {
  it("frames ahead of the writer, but holds at most two photos more than there are workers", async () => {
    const batch = batchOf("abcdefg");
    await batch.next();
    expect(batch.begun()).toBe("abc");
    for (const letter of "abc") batch.frame(letter);
    await flush();
    expect([batch.written(), batch.begun()]).toEqual(["a", "abcd"]);
    await batch.next();
    expect([batch.written(), batch.begun()]).toEqual(["ab", "abcde"]);
    batch.ended.resolve();
    await batch.done;
  });

  it("writes photos in the order of the list, whichever is framed first", async () => {
    const batch = batchOf("abc");
    await batch.next();
    for (const letter of "cba") {
      batch.frame(letter);
      await flush();
    }
    for (let requests = 0; requests < 3; requests++) await batch.next();
    expect([batch.written(), batch.settled()]).toEqual(["abc.", "abc"]);
    batch.ended.resolve();
    await batch.done;
  });

  it("continues after a photo that fails", async () => {
    const batch = batchOf("abc");
    await batch.next();
    batch.frame("a");
    batch.fail("b");
    batch.frame("c");
    await flush();
    for (let requests = 0; requests < 2; requests++) await batch.next();
    expect([batch.written(), batch.settled()]).toEqual(["ac.", "aBc"]);
    batch.ended.resolve();
    await batch.done;
  });

  it("stops framing when the ZIP fails", async () => {
    const batch = batchOf("abcdefg");
    await batch.next();
    batch.ended.reject(new Error("the disk is full"));
    await expect(batch.done).rejects.toThrow("the disk is full");
    await flush();
    expect([batch.begun(), batch.written()]).toEqual(["abc", "!"]);
  });
});
