import { openReducible } from "@matte/codecs";
import { expect, onTestFinished, test } from "vitest";
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
  // What was joined is gone.
  expect(await thread.rest(junction)).toBeNull();
});

test("a worker has nothing of a file that is no JPEG", async () => {
  const thread = started();
  thread.begin(new Uint8Array(100), { width: 8, height: 8 });
  expect(await thread.rest({ row: 1, bitsLeft: 100, predictions: [0] })).toBeNull();
});
