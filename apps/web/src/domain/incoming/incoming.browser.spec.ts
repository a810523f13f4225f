import { afterEach, expect, test, vi } from "vitest";
import { subscribeToIncomingPhotos, takeFailedShare } from "./incoming-photos.ts";
import { forgetShared, keepShared, takeShared } from "./shared-photos.ts";

const photo = (name: string, type = "image/jpeg"): File => new File([name], name, { type });

afterEach(async () => {
  vi.restoreAllMocks();
  await forgetShared();
});

test("shared photos are returned unchanged, in the order of their names, and once", async () => {
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

test("each shared photo goes to one of two callers", async () => {
  await keepShared([photo("a.jpg"), photo("b.jpg")]);
  const both = await Promise.all([takeShared(), takeShared()]);
  expect(
    both
      .flat()
      .map(({ name }) => name)
      .toSorted(),
  ).toEqual(["a.jpg", "b.jpg"]);
});

test("shared photos expire after a day", async () => {
  await keepShared([photo("old.jpg")]);
  vi.spyOn(Date, "now").mockReturnValue(Date.now() + 25 * 60 * 60_000);
  expect(await takeShared()).toEqual([]);
  vi.restoreAllMocks();
  expect(await takeShared()).toEqual([]);
});

test("shared and opened photos are queued until there is a listener", async () => {
  let launch: (params: object) => void = () => undefined;
  const launchQueue = { setConsumer: (consumer: typeof launch) => void (launch = consumer) };
  // Chromium has a launch queue of its own, which only the system fills.
  Object.defineProperty(globalThis, "launchQueue", { configurable: true, value: launchQueue });
  await keepShared([photo("shared.jpg")]);
  const names: string[] = [];
  const onPhotos = (photos: readonly File[]): void => void names.push(...photos.map(({ name }) => name));
  const stop = subscribeToIncomingPhotos(onPhotos);
  await expect.poll(() => names).toEqual(["shared.jpg"]);
  launch({ files: [{ getFile: async () => photo("opened.jpg") }] });
  await expect.poll(() => names).toEqual(["shared.jpg", "opened.jpg"]);
  stop();
  launch({ files: [{ getFile: async () => photo("later.jpg") }] });
  launch({});
  await new Promise((resolve) => setTimeout(resolve));
  expect(names).toHaveLength(2);
  subscribeToIncomingPhotos(onPhotos)();
  expect(names).toEqual(["shared.jpg", "opened.jpg", "later.jpg"]);
});

test("a failed share is reported once and removed from the URL", () => {
  const home = location.href;
  history.replaceState(null, "", "/tool?a=b&share=failed");
  expect(takeFailedShare()).toBe(true);
  expect(location.pathname + location.search).toBe("/tool?a=b");
  expect(takeFailedShare()).toBe(false);
  history.replaceState(null, "", home);
});
