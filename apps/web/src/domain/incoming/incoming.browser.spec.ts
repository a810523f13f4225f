import { afterEach, expect, test, vi } from "vitest";
import {
  discardIncomingPhotos,
  incomingPhotos,
  receiveIncomingPhotos,
  takeIncomingPhotos,
  takeShareResult,
} from "./incoming-photos.ts";
import { countShared, forgetShared, keepShared, takeShared, withinLimit } from "./shared-photos.ts";

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

test("shared and opened photos wait unread until they are taken, and each is taken once", async () => {
  let launch: (params: object) => void = () => undefined;
  const launchQueue = { setConsumer: (consumer: typeof launch) => void (launch = consumer) };
  // Chromium has a launch queue, but only the system fills it.
  Object.defineProperty(globalThis, "launchQueue", { configurable: true, value: launchQueue });
  await keepShared([photo("shared.jpg")]);
  const getFile = vi.fn(async () => photo("opened.jpg"));
  const waiting = (): number => incomingPhotos.getState().count;
  await receiveIncomingPhotos();
  expect(waiting()).toBe(1);
  launch({ files: [{ getFile }] });
  launch({});
  await expect.poll(waiting).toBe(2);
  expect(getFile).not.toHaveBeenCalled();
  expect((await takeIncomingPhotos()).map(({ name }) => name)).toEqual(["shared.jpg", "opened.jpg"]);
  expect(waiting()).toBe(0);
  expect(await takeIncomingPhotos()).toEqual([]);

  await keepShared([photo("unwanted.jpg")]);
  launch({ files: [{ getFile }] });
  await expect.poll(waiting).toBe(2);
  await discardIncomingPhotos();
  expect(waiting()).toBe(0);
  expect(await takeIncomingPhotos()).toEqual([]);
  expect(getFile).toHaveBeenCalledOnce();
});

test("at most 200 photos wait, and those that are left out are reported", async () => {
  const names = (from: number, count: number) =>
    Array.from({ length: count }, (_, index) => photo(`${from + index}.jpg`));
  expect(await keepShared(names(0, 199))).toBeNull();
  expect(await keepShared(names(199, 2))).toBe("partial");
  expect(await countShared()).toBe(200);
  expect(await keepShared(names(300, 1))).toBe("partial");
  expect(await countShared()).toBe(200);
});

test("at most two gigabytes of photos wait", () => {
  const large = (name: string): File => Object.defineProperty(photo(name), "size", { value: 0.9e9 });
  const photos = ["a", "b", "c"].map(large);
  expect(withinLimit(photos)).toEqual(photos.slice(0, 2));
  expect(withinLimit(photos, [1.5e9])).toEqual([]);
});

test.each([
  ["failed", "failed"],
  ["partial", "partial"],
  ["of no kind that is known", null],
])("the result of a share that is “%s” is reported once and removed from the URL", (given, expected) => {
  const home = location.href;
  history.replaceState(null, "", `/tool?a=b&share=${given}`);
  expect(takeShareResult()).toBe(expected);
  expect(location.pathname + location.search).toBe("/tool?a=b");
  expect(takeShareResult()).toBeNull();
  history.replaceState(null, "", home);
});
