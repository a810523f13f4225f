import { afterEach, expect, test } from "vitest";
import { zipFiles } from "../zip/zip-files.ts";
import { forgetUploads, forgetUploadsOfOthers, openPrivateStore } from "./private-store.ts";
import { picturesIn } from "./exported-pictures.ts";

afterEach(async () => {
  const root = await navigator.storage.getDirectory();
  await root.removeEntry("uploads", { recursive: true }).catch(() => undefined);
});

/** File names order uploads by milliseconds. */
const nextMillisecond = (): Promise<void> => expect.poll(Date.now).toBeGreaterThan(Date.now());

const image = new Blob([new Uint8Array([1, 2, 3, 250])], { type: "image/png" });

test("uploads survive the page, per user and oldest first", async () => {
  const before = await openPrivateStore("ada");
  await before.add({ kind: "original", name: "Düne “1”.jpg", image });
  await nextMillisecond();
  await before.add({ kind: "matte", name: "second.png", image });
  const store = await openPrivateStore("ada");
  const ids = await store.ids();
  const [first, second] = await Promise.all(ids.map(store.take));
  expect(first).toMatchObject({ kind: "original", name: "Düne “1”.jpg" });
  expect(second).toMatchObject({ kind: "matte", name: "second.png" });
  expect(second?.image.type).toBe("image/png");
  expect([...new Uint8Array((await second?.image.arrayBuffer()) ?? new ArrayBuffer(0))]).toEqual([1, 2, 3, 250]);
  expect(await (await openPrivateStore("grace")).ids()).toEqual([]);
  await store.remove(ids[0] ?? "");
  await store.remove("1-gone");
  expect(await store.ids()).toEqual(ids.slice(1));
});

test("an incomplete file is not taken, and is removed once its page has surely ended", async () => {
  const store = await openPrivateStore("ada");
  const root = await navigator.storage.getDirectory();
  const own = await (await root.getDirectoryHandle("uploads")).getDirectoryHandle("ada");
  const [young, old] = [`${Date.now()}-${crypto.randomUUID()}`, `1000-${crypto.randomUUID()}`];
  for (const name of [young, old]) await own.getFileHandle(name, { create: true });
  expect(await Promise.all([young, old].map(store.take))).toEqual([null, null]);
  expect(await store.ids()).toEqual([young]);
});

test("forgetting a user removes their uploads, and leaves those of others", async () => {
  const [ada, grace] = await Promise.all(["ada", "grace"].map(openPrivateStore));
  const upload = { kind: "original", name: "a.jpg", image } as const;
  const [one, other] = [await ada?.add(upload), await grace?.add(upload)];
  await forgetUploads("ada");
  await forgetUploads("nobody");
  expect(await ada?.take(one ?? "")).toBeNull();
  await expect(ada?.add(upload)).rejects.toMatchObject({ name: "NotFoundError" });
  expect(await (await openPrivateStore("ada")).ids()).toEqual([]);
  expect(await grace?.ids()).toEqual([other]);
  await grace?.clear();
  expect(await grace?.ids()).toEqual([]);
});

test("forgetting all other users removes their uploads", async () => {
  const [ada, grace] = await Promise.all(["ada", "grace"].map(openPrivateStore));
  const upload = { kind: "original", name: "a.jpg", image } as const;
  const [one] = [await ada?.add(upload), await grace?.add(upload)];
  expect(await forgetUploadsOfOthers("ada")).toBe(true);
  expect(await ada?.ids()).toEqual([one]);
  expect(await (await openPrivateStore("grace")).ids()).toEqual([]);
  await forgetUploadsOfOthers(null);
  expect(await forgetUploadsOfOthers(null)).toBe(false);
});

async function collect<T>(given: AsyncIterable<T>): Promise<T[]> {
  const list: T[] = [];
  for await (const item of given) list.push(item);
  return list;
}

test("pictures are found in our own ZIP files, whatever their names", async () => {
  const names = ["a.png", "story-9x16/Übung – zwei.jpg", "c.jpg"];
  const entries = names.map((name, index) => ({ name, bytes: new Uint8Array(1000 * index + 7).fill(index + 1) }));
  async function* given() {
    for (const { name, bytes } of entries) yield { name, bytes: bytes.slice(), modified: new Date() };
  }
  const zip = await zipFiles.write(given(), { signal: new AbortController().signal, chosen: null });
  const known = entries.map(({ name, bytes }) => ({ name, bytes: bytes.length, pixels: 6 }));
  const found = await collect(picturesIn(zip ?? new Blob(), known));
  expect(found.map(({ name }) => name)).toEqual(["a.png", "Übung – zwei.jpg", "c.jpg"]);
  for (const [index, { blob }] of found.entries())
    expect(new Uint8Array(await blob.arrayBuffer())).toEqual(entries[index]?.bytes);
  const others = picturesIn(zip ?? new Blob(), known.toReversed());
  await expect(collect(others)).rejects.toThrow("The ZIP");
});
