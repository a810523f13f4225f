import { openReducible } from "@matte/jpeg";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { OwnTailThread, type StartedTailThread, startTailThread } from "./tail-thread.ts";

function started(): StartedTailThread {
  const thread = startTailThread()!;
  onTestFinished(() => thread.end());
  return thread;
}

test("a worker decodes the lower part of a photo", async () => {
  const bytes = new Uint8Array(await (await fetch("/test-photos/plain")).arrayBuffer());
  const picture = openReducible(bytes, { width: 1, height: 1 })!;
  const split = picture.splitting!.split();
  const { junction, pixels } = split.decodeHead()!;
  const thread = started();
  thread.begin(split.tail, picture.size);
  const rest = (await thread.rest(junction))!;
  expect([...pixels, ...rest]).toEqual([...picture.decode()!]);
  // A tail is used once.
  expect(await thread.rest(junction)).toBeNull();
});

test("a worker returns null for a file that isn't a JPEG", async () => {
  const thread = started();
  thread.begin(new Uint8Array(100), { width: 8, height: 8 });
  expect(await thread.rest({ row: 1, bitsLeft: 100, predictions: [0] })).toBeNull();
  expect(thread.hasFailed).toBe(false);
});

test("a tail that is discarded, or followed by another, is not joined", async () => {
  const bytes = new Uint8Array(await (await fetch("/test-photos/plain")).arrayBuffer());
  const picture = openReducible(bytes, { width: 1, height: 1 })!;
  const split = picture.splitting!.split();
  const { junction } = split.decodeHead()!;
  const thread = started();
  thread.begin(split.tail.slice(), picture.size);
  thread.discard();
  expect(await thread.rest(junction)).toBeNull();
  thread.begin(split.tail.slice(), picture.size);
  thread.begin(new Uint8Array(100), picture.size);
  expect(await thread.rest(junction)).toBeNull();
});

test("`rest` is null and `hasFailed` is true after a worker fails", async () => {
  const broken = URL.createObjectURL(new Blob(["throw new Error('broken')"]));
  const RealWorker = Worker;
  vi.stubGlobal(
    "Worker",
    class extends RealWorker {
      constructor() {
        super(broken);
      }
    },
  );
  onTestFinished(() => void vi.unstubAllGlobals());
  const thread = started();
  thread.begin(new Uint8Array(100), { width: 8, height: 8 });
  expect(await thread.rest({ row: 1, bitsLeft: 100, predictions: [0] })).toBeNull();
  expect(thread.hasFailed).toBe(true);
});

describe("the tail thread of a worker", () => {
  function fakeThread(): StartedTailThread & { isReady: boolean; hasFailed: boolean } {
    return {
      isReady: true,
      hasFailed: false,
      begin: vi.fn(),
      rest: vi.fn(),
      discard: vi.fn(),
      end: vi.fn<() => void>(),
    };
  }

  test("is started by `prepare` only, and only once", () => {
    const thread = fakeThread();
    const start = vi.fn(() => thread);
    const own = new OwnTailThread(start);
    expect(own.take(true)).toBeNull();
    own.prepare(false);
    expect(start).not.toHaveBeenCalled();
    own.prepare(true);
    own.prepare(true);
    expect(start).toHaveBeenCalledOnce();
    expect(own.take(true)).toBe(thread);
    expect(own.take(true)).toBe(thread);
  });

  test("ends when no core is free, and is not used again", () => {
    const thread = fakeThread();
    const own = new OwnTailThread(() => thread);
    own.prepare(true);
    expect(own.take(false)).toBeNull();
    expect(thread.end).toHaveBeenCalledOnce();
    expect(own.take(true)).toBeNull();
  });

  test("ends after it has failed", () => {
    const thread = fakeThread();
    const own = new OwnTailThread(() => thread);
    own.prepare(true);
    thread.hasFailed = true;
    expect(own.take(true)).toBeNull();
    expect(thread.end).toHaveBeenCalledOnce();
  });

  test("is not used before it is ready", () => {
    const thread = fakeThread();
    thread.isReady = false;
    const own = new OwnTailThread(() => thread);
    own.prepare(true);
    expect(own.take(true)).toBeNull();
    thread.isReady = true;
    expect(own.take(true)).toBe(thread);
  });

  test("is ready once its worker has loaded, and never if that hangs", async () => {
    const thread = started();
    expect(thread.isReady).toBe(false);
    await vi.waitFor(() => expect(thread.isReady).toBe(true), 10_000);
    const RealWorker = Worker;
    const silent = URL.createObjectURL(new Blob([""]));
    vi.stubGlobal("Worker", function silentWorker() {
      return new RealWorker(silent);
    });
    onTestFinished(() => void vi.unstubAllGlobals());
    const hanging = started();
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(hanging.isReady).toBe(false);
    expect(hanging.hasFailed).toBe(false);
  });
});
