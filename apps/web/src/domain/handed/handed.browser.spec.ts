import { afterEach, expect, test, vi } from "vitest";
import { hearHandedPhotos, takeFailedShare } from "./index.ts";
import { forgetShared, keepShared, takeShared } from "./shared-photos.ts";

const photo = (name: string, type = "image/jpeg"): File => new File([name], name, { type });

afterEach(async () => {
  vi.restoreAllMocks();
  await forgetShared();
});

test("shared photos come as they were, in the order of their names, and once", async () => {
  await keepShared([photo("b 10.jpg"), photo("b 2.jpg"), photo("ä·写真.png", "image/png")]);
  const taken = await takeShared();
  expect(taken.map(({ name, type }) => [name, type])).toEqual([
    ["ä·写真.png", "image/png"],
    ["b 2.jpg", "image/jpeg"],
    ["b 10.jpg", "image/jpeg"],
  ]);
  expect(await taken[1]?.text()).toBe("b 2.jpg");
  expect(await takeShared()).toEqual([]);
});

test("of two takers each photo has one", async () => {
  await keepShared([photo("a.jpg"), photo("b.jpg")]);
  const both = await Promise.all([takeShared(), takeShared()]);
  expect(
    both
      .flat()
      .map(({ name }) => name)
      .toSorted(),
  ).toEqual(["a.jpg", "b.jpg"]);
});

test("after a day nobody expects them any more, and they are gone", async () => {
  await keepShared([photo("old.jpg")]);
  vi.spyOn(Date, "now").mockReturnValue(Date.now() + 25 * 60 * 60_000);
  expect(await takeShared()).toEqual([]);
  vi.restoreAllMocks();
  expect(await takeShared()).toEqual([]);
});

test("they wait for somebody who hears of them, and what is opened with the app does too", async () => {
  let launch: (params: object) => void = () => undefined;
  const launchQueue = { setConsumer: (consumer: typeof launch) => void (launch = consumer) };
  // Chromium has one of its own, which only the system fills.
  Object.defineProperty(globalThis, "launchQueue", { configurable: true, value: launchQueue });
  await keepShared([photo("shared.jpg")]);
  const names: string[] = [];
  const hear = (photos: readonly File[]): void => void names.push(...photos.map(({ name }) => name));
  const stop = hearHandedPhotos(hear);
  await expect.poll(() => names).toEqual(["shared.jpg"]);
  launch({ files: [{ getFile: async () => photo("opened.jpg") }] });
  await expect.poll(() => names).toEqual(["shared.jpg", "opened.jpg"]);
  stop();
  launch({ files: [{ getFile: async () => photo("later.jpg") }] });
  launch({});
  await new Promise((resolve) => setTimeout(resolve));
  expect(names).toHaveLength(2);
  hearHandedPhotos(hear)();
  expect(names).toEqual(["shared.jpg", "opened.jpg", "later.jpg"]);
});

test("what was shared in vain is told once, and the address forgets it", () => {
  const home = location.href;
  history.replaceState(null, "", "/tool?a=b&share=failed");
  expect(takeFailedShare()).toBe(true);
  expect(location.pathname + location.search).toBe("/tool?a=b");
  expect(takeFailedShare()).toBe(false);
  history.replaceState(null, "", home);
});
