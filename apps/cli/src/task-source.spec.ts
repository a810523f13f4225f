import { expect, test } from "vitest";
import { fixedTasks, TaskQueue } from "./task-source.ts";
import type { FrameTask } from "./tasks.ts";

function task(photo: string): FrameTask {
  const position = { number: 1, count: 1 };
  return { photo, bytes: null, output: null, followLinks: true, skipFramed: false, position, texts: {} };
}

test("all photos of a call come in order, and then none", async () => {
  const source = fixedTasks([task("a"), task("b")]);
  expect((await source.next())?.photo).toBe("a");
  expect(source.take()?.photo).toBe("b");
  expect(await source.next()).toBeUndefined();
});

test("a photo that arrives is given to the one who waits, and to no other", async () => {
  const queue = new TaskQueue();
  const [first, second] = [queue.next(), queue.next()];
  queue.add(task("a"));
  queue.add(task("b"));
  expect([(await first)?.photo, (await second)?.photo]).toEqual(["a", "b"]);
  expect(queue.take()).toBeUndefined();
});

test("a photo that is replaced while it waits is given once, and one that is deleted never", () => {
  const queue = new TaskQueue();
  for (const photo of ["a", "b", "c", "a"]) queue.add(task(photo));
  queue.remove("b");
  expect([queue.take()?.photo, queue.take()?.photo, queue.take()]).toEqual(["c", "a", undefined]);
});

test("the end drops what waits, and wakes those who wait", async () => {
  const queue = new TaskQueue();
  const waiting = queue.next();
  queue.end();
  expect(await waiting).toBeUndefined();
  queue.add(task("a"));
  queue.end();
  expect(await queue.next()).toBeUndefined();
});
