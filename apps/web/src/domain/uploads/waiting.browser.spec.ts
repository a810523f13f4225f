import { afterEach, expect, test } from "vitest";
import { zipFiles } from "../zip/zip-files.ts";
import { forgetUploads } from "./private-room.ts";
import { openWaitingRoom } from "./waiting.ts";
import { picturesIn } from "./zip-entries.ts";

afterEach(async () => {
  const root = await navigator.storage.getDirectory();
  await root.removeEntry("uploads", { recursive: true }).catch(() => undefined);
});

/** Names of files tell milliseconds apart. */
const later = (): Promise<void> => expect.poll(Date.now).toBeGreaterThan(Date.now());

const image = new Blob([new Uint8Array([1, 2, 3, 250])], { type: "image/png" });

test("what waits is there for its user after the page has ended, oldest first", async () => {
  const before = await openWaitingRoom("ada");
  await before.add({ kind: "original", name: "Düne “1”.jpg", image });
  await later();
  await before.add({ kind: "matte", name: "second.png", image });
  const room = await openWaitingRoom("ada");
  const ids = await room.ids();
  const [first, second] = await Promise.all(ids.map(room.take));
  expect(first).toMatchObject({ kind: "original", name: "Düne “1”.jpg" });
  expect(second).toMatchObject({ kind: "matte", name: "second.png" });
  expect(second?.image.type).toBe("image/png");
  expect([...new Uint8Array((await second?.image.arrayBuffer()) ?? new ArrayBuffer(0))]).toEqual([1, 2, 3, 250]);
  expect(await (await openWaitingRoom("grace")).ids()).toEqual([]);
  await room.remove(ids[0] ?? "");
  await room.remove("1-gone");
  expect(await room.ids()).toEqual(ids.slice(1));
});

test("half a file is not sent, and goes once its page has surely ended", async () => {
  const room = await openWaitingRoom("ada");
  const root = await navigator.storage.getDirectory();
  const own = await (await root.getDirectoryHandle("uploads")).getDirectoryHandle("ada");
  const [young, old] = [`${Date.now()}-${crypto.randomUUID()}`, `1000-${crypto.randomUUID()}`];
  for (const name of [young, old]) await own.getFileHandle(name, { create: true });
  expect(await Promise.all([young, old].map(room.take))).toEqual([null, null]);
  expect(await room.ids()).toEqual([young]);
});

test("whoever signs out leaves nothing, others what is theirs", async () => {
  const [ada, grace] = await Promise.all(["ada", "grace"].map(openWaitingRoom));
  const upload = { kind: "original", name: "a.jpg", image } as const;
  const [one, other] = [await ada?.add(upload), await grace?.add(upload)];
  await forgetUploads("ada");
  await forgetUploads("nobody");
  expect(await ada?.take(one ?? "")).toBeNull();
  await expect(ada?.add(upload)).rejects.toMatchObject({ name: "NotFoundError" });
  expect(await (await openWaitingRoom("ada")).ids()).toEqual([]);
  expect(await grace?.ids()).toEqual([other]);
  await grace?.clear();
  expect(await grace?.ids()).toEqual([]);
});

async function all<T>(given: AsyncIterable<T>): Promise<T[]> {
  const list: T[] = [];
  for await (const one of given) list.push(one);
  return list;
}

test("pictures are found in a ZIP of our own, whatever they are called", async () => {
  const names = ["a.png", "story-9x16/Übung – zwei.jpg", "c.jpg"];
  const entries = names.map((name, index) => ({ name, bytes: new Uint8Array(1000 * index + 7).fill(index + 1) }));
  async function* given() {
    for (const { name, bytes } of entries) yield { name, bytes: bytes.slice(), modified: new Date() };
  }
  const zip = await zipFiles.write(given(), { signal: new AbortController().signal, chosen: null });
  const known = entries.map(({ name, bytes }) => ({ name, bytes: bytes.length, pixels: 6 }));
  const found = await all(picturesIn(zip ?? new Blob(), known));
  expect(found.map(({ name }) => name)).toEqual(["a.png", "Übung – zwei.jpg", "c.jpg"]);
  for (const [index, { blob }] of found.entries())
    expect(new Uint8Array(await blob.arrayBuffer())).toEqual(entries[index]?.bytes);
  const others = picturesIn(zip ?? new Blob(), known.toReversed());
  await expect(all(others)).rejects.toThrow("The ZIP");
});
