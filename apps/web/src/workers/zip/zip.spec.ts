import { describe, expect, test } from "vitest";
import { failureOf, type ZipEntry, ZipError } from "#domain/zip/types.ts";
import { memorySink, type Sink } from "./memory-sink.ts";
import { writeEntries } from "./write-entries.ts";

function nextOf(count: number, size: number, byte = 0): () => Promise<ZipEntry | null> {
  let given = 0;
  const entry = (): ZipEntry => {
    const bytes = new Uint8Array(size).fill(byte);
    return { name: `${given}.jpeg`, bytes, modified: new Date(2026, 0, 1) };
  };
  return () => Promise.resolve(given++ < count ? entry() : null);
}

/** Counts bytes and is full after `fullAt`. */
function countingSink(fullAt = Number.POSITIVE_INFINITY): Sink & { discarded: boolean } {
  let size = 0;
  const sink = {
    discarded: false,
    write(bytes: Uint8Array<ArrayBuffer>) {
      size += bytes.length;
      if (size > fullAt) throw new DOMException("full", "QuotaExceededError");
    },
    close: () => Promise.resolve(null),
    discard: async () => void (sink.discarded = true),
  };
  return sink;
}

describe("writing entries", () => {
  test("discards the ZIP and reports a full disk", async () => {
    const sink = countingSink(1000);
    const error = await writeEntries(nextOf(5, 400), sink).catch((reason: unknown) => reason);
    expect(failureOf(error).code).toBe("no-space");
    expect(sink.discarded).toBe(true);
  });

  test("reports the first error even when discarding fails", async () => {
    const sink = { ...countingSink(1000), discard: () => Promise.reject(new Error("busy")) };
    const error = await writeEntries(nextOf(5, 400), sink).catch((reason: unknown) => reason);
    expect(failureOf(error).code).toBe("no-space");
  });

  test("discards the ZIP when the next entry fails", async () => {
    const sink = countingSink();
    const end = writeEntries(() => Promise.reject(new Error("cancelled")), sink);
    await expect(end).rejects.toThrow("cancelled");
    expect(sink.discarded).toBe(true);
  });
});

describe("the memory sink", () => {
  test("returns the ZIP as a blob", async () => {
    const blob = await writeEntries(nextOf(3, 20e6), memorySink());
    expect(blob?.type).toBe("application/zip");
    expect(blob?.size).toBeGreaterThan(60e6);
  });

  test("keeps its content although the written bytes are detached", async () => {
    const blob = await writeEntries(nextOf(2, 1000, 7), memorySink());
    const bytes = new Uint8Array((await blob?.arrayBuffer()) ?? new ArrayBuffer());
    expect(bytes.length).toBe(blob?.size);
    expect(bytes.filter((byte) => byte === 7).length).toBeGreaterThanOrEqual(2000);
  });

  test("rejects more bytes than its limit", async () => {
    const end = writeEntries(nextOf(9, 1e6), memorySink(8e6));
    await expect(end).rejects.toEqual(new ZipError("too-large"));
  });
});
