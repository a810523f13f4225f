import { expect, test } from "vitest";
import { createJobQueue } from "./queue.ts";

function filled(): ReturnType<typeof createJobQueue<string>> {
  const queue = createJobQueue<string>();
  queue.add("frame", "export 1");
  queue.add("load", "file 1");
  queue.add("load", "file 2");
  queue.add("preview", "selected");
  return queue;
}

test("the queue gives previews first, then loads, then exports", () => {
  const queue = filled();
  expect([queue.take(), queue.take(), queue.take(), queue.take(), queue.take()]).toEqual([
    "selected",
    "file 1",
    "file 2",
    "export 1",
    undefined,
  ]);
});

test("a removed item is not given", () => {
  const queue = filled();
  queue.remove("file 1");
  queue.remove("no such item");
  expect([queue.take(), queue.take(), queue.take(), queue.take()]).toEqual([
    "selected",
    "file 2",
    "export 1",
    undefined,
  ]);
});
