import { openReducible } from "@matte/codecs";
import { expect, onTestFinished, test, vi } from "vitest";
import { type StartedTailThread, startTailThread } from "./tail-thread.ts";

function started(): StartedTailThread {
  const thread = startTailThread()!;
  onTestFinished(() => thread.end());
  return thread;
}

test("a worker decodes the lower part of a photo", async () => {
  const bytes = new Uint8Array(await (await fetch("/test-photos/plain")).arrayBuffer());
  const picture = openReducible(bytes, { width: 1, height: 1 })!;
  const split = picture.split(0)!;
  const { junction, pixels } = split.decodeHead()!;
  const thread = started();
  thread.begin(split.tail, picture.size);
  const rest = (await thread.rest(junction))!;
  expect([...pixels, ...rest]).toEqual([...picture.decode()!]);
  // A tail is used once.
  expect(await thread.rest(junction)).toBeNull();
});

test("a worker returns null for a file that is no JPEG", async () => {
  const thread = started();
  thread.begin(new Uint8Array(100), { width: 8, height: 8 });
  expect(await thread.rest({ row: 1, bitsLeft: 100, predictions: [0] })).toBeNull();
  expect(thread.hasFailed).toBe(false);
});

test("a tail that is discarded, or followed by another, is not joined", async () => {
  const bytes = new Uint8Array(await (await fetch("/test-photos/plain")).arrayBuffer());
  const picture = openReducible(bytes, { width: 1, height: 1 })!;
  const split = picture.split(0)!;
  const { junction } = split.decodeHead()!;
  const thread = started();
  thread.begin(split.tail.slice(), picture.size);
  thread.discard();
  expect(await thread.rest(junction)).toBeNull();
  thread.begin(split.tail.slice(), picture.size);
  thread.begin(new Uint8Array(100), picture.size);
  expect(await thread.rest(junction)).toBeNull();
});

test("a worker that fails returns null, and says that it has failed", async () => {
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
