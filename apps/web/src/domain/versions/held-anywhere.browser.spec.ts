import { afterEach, beforeEach, expect, test } from "vitest";
import { hearOfHeldWork, holdPage, isPageHeld } from "../work/held-work.ts";
import { isAnyPageHeld, tellOtherTabs } from "./held-anywhere.ts";

let stop: () => void;
beforeEach(() => void (stop = tellOtherTabs()));
afterEach(() => stop());

const names = async () => ((await navigator.locks.query()).held ?? []).map(({ name }) => name);

test("a page is held until the last of its work is let go", async () => {
  const heard: boolean[] = [];
  const deaf = hearOfHeldWork(() => heard.push(isPageHeld()));
  const first = holdPage();
  const second = holdPage();
  first();
  expect(await isAnyPageHeld()).toBe(true);
  second();
  deaf();
  holdPage()();
  expect(heard).toEqual([true, true, true, false]);
  await expect.poll(isAnyPageHeld).toBe(false);
});

test("other tabs can tell by a lock", async () => {
  const letGo = holdPage();
  await expect.poll(names).toContain("matte.held-work");
  letGo();
  await expect.poll(names).not.toContain("matte.held-work");
});

test("work of another tab counts", async () => {
  let letGo: () => void = () => undefined;
  const elsewhere = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const lock = navigator.locks.request("matte.held-work", { mode: "shared" }, () => elsewhere);
  await expect.poll(isAnyPageHeld).toBe(true);
  expect(isPageHeld()).toBe(false);
  letGo();
  await lock;
  expect(await isAnyPageHeld()).toBe(false);
});
