import { afterEach, beforeEach, expect, test } from "vitest";
import { hasUnsavedWork, markUnsavedWork, unsavedWork } from "../unsaved-work.ts";
import { isWorkUnsavedAnywhere, shareUnsavedWork } from "./page-versions.ts";

let stop: () => void;
beforeEach(() => void (stop = shareUnsavedWork()));
afterEach(() => stop());

const lockNames = async () => ((await navigator.locks.query()).held ?? []).map(({ name }) => name);

test("a page has unsaved work until its last mark is removed", async () => {
  const states: boolean[] = [];
  const unsubscribe = unsavedWork.subscribe((state) => states.push(hasUnsavedWork(state)));
  const removeFirst = markUnsavedWork();
  const removeSecond = markUnsavedWork();
  removeFirst();
  removeFirst();
  expect(await isWorkUnsavedAnywhere()).toBe(true);
  removeSecond();
  unsubscribe();
  markUnsavedWork()();
  expect(states).toEqual([true, true, true, false]);
  await expect.poll(isWorkUnsavedAnywhere).toBe(false);
});

test("unsaved work holds a lock that other tabs can see", async () => {
  const removeMark = markUnsavedWork();
  await expect.poll(lockNames).toContain("matte.held-work");
  removeMark();
  await expect.poll(lockNames).not.toContain("matte.held-work");
});

test("unsaved work of another tab counts", async () => {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const lock = navigator.locks.request("matte.held-work", { mode: "shared" }, () => released);
  await expect.poll(isWorkUnsavedAnywhere).toBe(true);
  expect(hasUnsavedWork()).toBe(false);
  release();
  await lock;
  expect(await isWorkUnsavedAnywhere()).toBe(false);
});
