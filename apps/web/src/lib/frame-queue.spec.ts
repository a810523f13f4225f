import { describe, expect, it } from "vitest";
import { createFrameQueue, type Frames } from "./frame-queue.ts";

/** Frames coming on the test's request, and a clock moved only by work. */
function framesInTest() {
  let now = 0;
  let requests: (() => void)[] = [];
  const frames: Frames = {
    request: (work) => requests.push(work),
    cancel: () => void (requests = []),
    now: () => now,
  };
  const nextFrame = (): number => {
    const due = requests;
    requests = [];
    for (const work of due) work();
    return due.length;
  };
  return { frames, nextFrame, pass: (milliseconds: number) => void (now += milliseconds) };
}

describe("frame queue", () => {
  it("works on an item once per frame, however often it was added", () => {
    const { frames, nextFrame } = framesInTest();
    const done: string[] = [];
    const queue = createFrameQueue<string>((item) => void done.push(item), frames);
    for (const item of ["a", "b", "a", "a"]) queue.add(item);
    expect(done).toEqual([]);
    expect(nextFrame()).toBe(1);
    expect(done).toEqual(["a", "b"]);
    expect(nextFrame()).toBe(0);
  });

  it("leaves to the next frame what would make this one late, and always works on one item", () => {
    const { frames, nextFrame, pass } = framesInTest();
    const done: string[] = [];
    const queue = createFrameQueue<string>((item) => {
      done.push(item);
      pass(item === "slow" ? 20 : 4);
    }, frames);
    for (const item of ["a", "b", "c", "slow", "d"]) queue.add(item);
    const counts = [0, 0, 0, 0].map(() => {
      nextFrame();
      return done.length;
    });
    expect(counts).toEqual([2, 4, 5, 5]);
  });

  it("takes an item that is added while it is being worked on in the next frame", () => {
    const { frames, nextFrame } = framesInTest();
    let rounds = 0;
    const queue = createFrameQueue<string>((item) => {
      rounds += 1;
      if (rounds < 3) queue.add(item);
    }, frames);
    queue.add("a");
    for (let frame = 0; frame < 5; frame += 1) nextFrame();
    expect(rounds).toBe(3);
  });

  it("forgets items that are removed, and everything when it is closed", () => {
    const { frames, nextFrame } = framesInTest();
    const done: string[] = [];
    const queue = createFrameQueue<string>((item) => void done.push(item), frames);
    queue.add("a");
    queue.add("b");
    queue.remove("a");
    nextFrame();
    expect(done).toEqual(["b"]);
    queue.add("c");
    queue.close();
    expect(nextFrame()).toBe(0);
    expect(done).toEqual(["b"]);
  });
});
