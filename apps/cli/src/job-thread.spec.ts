import { Worker } from "node:worker_threads";
import { afterEach, beforeEach, expect, test } from "vitest";
import { JobThread } from "./job-thread.ts";

const ANSWERS = `const { parentPort } = require("node:worker_threads");
parentPort.on("message", ({ photo }) => {
  if (photo === "endless") for (;;);
  if (photo === "crash") process.exit(1);
  parentPort.postMessage({ done: photo });
});`;

let started = 0;

function start(): Worker {
  started += 1;
  return new Worker(ANSWERS, { eval: true });
}

let thread = new JobThread("unframe", undefined, { start });
beforeEach(() => {
  started = 0;
  thread = new JobThread("unframe", undefined, { start });
});
afterEach(() => thread.end());

const run = (photo: string): Promise<unknown> => thread.run({ force: false, photo, output: "" });

test("A photo that crashes its thread fails alone, and the next one gets a new thread", async () => {
  expect(await run("first")).toEqual({ done: "first" });
  expect(await run("crash")).toMatchObject({ failure: { code: "failed" } });
  expect(thread.isRunning).toBe(false);
  expect(await run("second")).toEqual({ done: "second" });
  expect(started).toBe(2);
});

test("A photo that exceeds its deadline is too slow, and its thread is given up", async () => {
  thread = new JobThread("unframe", undefined, { start, deadline: 200 });
  expect(await run("endless")).toMatchObject({ failure: { code: "too-slow" } });
  expect(thread.isRunning).toBe(false);
});

test("Photos share a thread until it is ended", async () => {
  for (const photo of ["one", "two"]) expect(await run(photo)).toEqual({ done: photo });
  expect(started).toBe(1);
  await thread.end();
  expect(thread.isRunning).toBe(false);
});
