import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { FACTS } from "../photos/testing/facts.ts";
import { openDatabase } from "./database.ts";
import {
  findEarlierWork,
  firstPhotos,
  forgetWorks,
  forgetWorksOfOthers,
  recoverFiles,
  savedPhotos,
} from "./earlier-work.ts";
import { openWork, type OpenWork, type PhotoToSave } from "./open-work.ts";
import type { SavedEntry } from "./types.ts";

const opened: OpenWork[] = [];

async function begin(user: string, id: string, budget?: number): Promise<OpenWork> {
  const work = await openWork(user, id, budget);
  if (work === null) throw new Error("The work is open already.");
  opened.push(work);
  return work;
}

const entry = (id: string): SavedEntry => ({ id, name: `${id}.jpg`, subject: id.toUpperCase() });

/** Stores ten-byte photos. @returns false when there was no space for some */
async function store(
  work: OpenWork,
  ids: readonly string[],
  handle: FileSystemFileHandle | null = null,
): Promise<boolean> {
  await work.save({ photos: ids.map(entry), selected: ids[0] ?? null, marked: [], settings: {} });
  return work.add(ids.map((id) => ({ ...photo(id), handle })));
}

function photo(id: string): PhotoToSave {
  const file = new File(["0123456789"], `${id}.jpg`, { type: "image/jpeg", lastModified: 7 });
  const thumbnail = { bytes: new ArrayBuffer(4), type: "image/jpeg" };
  return { id, file, handle: null, bytes: 10, facts: FACTS, thumbnail };
}

/** Ends the page with all works, and recovers the last one's files. */
async function recover(user: string) {
  for (const work of opened.splice(0)) work.close();
  const found = await findEarlierWork(user);
  return found === null ? null : recoverFiles(await savedPhotos(found));
}

/** Counts stored works and photos over all users. */
async function counts(): Promise<readonly number[]> {
  const db = await openDatabase();
  return [await db.count("works"), await db.count("photos")];
}

beforeEach(() => forgetWorksOfOthers(null));
afterEach(() => {
  for (const work of opened.splice(0)) work.close();
});

describe("a stored work", () => {
  it("its files come back with name, type, time and bytes", async () => {
    await store(await begin("ada", "w1"), ["a", "b"]);
    const found = (await recover("ada")) ?? [];
    expect(found.map(({ photo: { id } }) => id)).toEqual(["a", "b"]);
    const file = found[0]?.file;
    if (!(file instanceof File)) throw new Error(`The file is ${file}`);
    expect([file.name, file.type, file.lastModified, await file.text()]).toEqual([
      "a.jpg",
      "image/jpeg",
      7,
      "0123456789",
    ]);
  });

  it("the first photos are those of the list, whatever their ids", async () => {
    const open = await begin("ada", "w1");
    await store(open, ["c", "b", "a"]);
    open.close();
    const found = await findEarlierWork("ada");
    expect((await firstPhotos(found!, 2)).map(({ id }) => id)).toEqual(["c", "b"]);
  });

  it("photos beyond the budget are kept as a name with the reason, and later ones that fit are kept", async () => {
    const open = await begin("ada", "w1", 25);
    expect(await store(open, ["a", "b", "c"])).toBe(false);
    await open.remove("a");
    expect(await store(open, ["d"])).toBe(true);
    const files = new Map((await recover("ada"))?.map(({ photo: { id }, file }) => [id, file]));
    expect(files.get("c")).toBe("not-kept");
    expect([...files.keys()]).toEqual(["b", "c", "d"]);
  });

  it("a copy for which the quota is too small is kept as a name, and those stored with it are kept", async () => {
    refuseCopies("b.jpg");
    expect(await store(await begin("ada", "w1"), ["a", "b", "c"])).toBe(false);
    const files = new Map((await recover("ada"))?.map(({ photo: { id }, file }) => [id, file]));
    expect(files.get("b")).toBe("not-kept");
    expect([files.get("a"), files.get("c")].map((file) => file instanceof File)).toEqual([true, true]);
  });

  it("a file on disk is read through its handle, without a copy", async () => {
    const handle = await diskFile("0123456789");
    await store(await begin("ada", "w1"), ["a"], handle);
    expect((await recover("ada"))?.[0]?.file).toBeInstanceOf(File);
    expect((await (await openDatabase()).getAll("photos"))[0]?.source).toBeInstanceOf(FileSystemFileHandle);
  });

  it("a file on disk that was changed is gone", async () => {
    const handle = await diskFile("0123456789");
    await store(await begin("ada", "w1"), ["a"], handle);
    await write(handle, "another picture");
    expect((await recover("ada"))?.[0]?.file).toBe("gone");
  });

  it("a file that the user does not allow to read is reported, after a single question", async () => {
    const prototype = FileSystemFileHandle.prototype as { queryPermission?: unknown; requestPermission?: unknown };
    const before = { ...Object.getOwnPropertyDescriptors(prototype) };
    const ask = vi.fn(async () => "denied" as const);
    Object.defineProperty(prototype, "queryPermission", { configurable: true, value: async () => "prompt" });
    Object.defineProperty(prototype, "requestPermission", { configurable: true, value: ask });
    onTestFinished(() => {
      for (const name of ["queryPermission", "requestPermission"] as const) {
        const own = before[name];
        if (own === undefined) delete prototype[name];
        else Object.defineProperty(prototype, name, own);
      }
    });
    await store(await begin("ada", "w1"), ["a", "b"], await diskFile("0123456789"));
    expect((await recover("ada"))?.map(({ file }) => file)).toEqual(["no-permission", "no-permission"]);
    expect(ask).toHaveBeenCalledOnce();
  });
});

describe("works of several tabs and users", () => {
  it("a work that is open is offered to no other tab, nor opened twice", async () => {
    const first = await begin("ada", "w1");
    await store(first, ["a"]);
    expect(await findEarlierWork("ada")).toBeNull();
    expect(await openWork("ada", "w1")).toBeNull();
    first.close();
    await expect.poll(async () => (await findEarlierWork("ada"))?.id).toBe("w1");
  });

  it("the last changed of several is offered", async () => {
    await store(await begin("ada", "w1"), ["a"]);
    await store(await begin("ada", "w2"), ["b"]);
    await recover("ada");
    expect((await findEarlierWork("ada"))?.id).toBe("w2");
  });

  it("works without photos and those of 15 days ago are removed", async () => {
    await store(await begin("ada", "empty"), []);
    await store(await begin("ada", "old"), ["a"]);
    const db = await openDatabase();
    const old = await db.get("works", "old");
    await db.put("works", { ...old!, changed: Date.now() - 15 * 24 * 60 * 60_000 });
    expect(await recover("ada")).toBeNull();
    expect(await counts()).toEqual([0, 0]);
  });

  it("another user is offered nothing, and removes it", async () => {
    await store(await begin("ada", "w1"), ["a"]);
    expect(await recover("bob")).toBeNull();
    await forgetWorksOfOthers("ada");
    expect(await counts()).toEqual([1, 1]);
    await forgetWorksOfOthers("bob");
    expect(await counts()).toEqual([0, 0]);
    expect(await findEarlierWork("ada")).toBeNull();
  });

  it("a work that is forgotten while it is open stores nothing any more", async () => {
    const open = await begin("ada", "w1");
    await store(open, ["a"]);
    await forgetWorks("ada");
    await store(open, ["b"]);
    expect(await counts()).toEqual([0, 0]);
  });
});

/** Rejects copies of files with this name as a full quota does, until the test has ended. */
function refuseCopies(name: string): void {
  const { put } = IDBObjectStore.prototype;
  const isRefused = (value: unknown): boolean =>
    typeof value === "object" && value !== null && "source" in value && (value.source as File | null)?.name === name;
  const refused = vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(function (
    this: IDBObjectStore,
    value: unknown,
  ) {
    if (isRefused(value)) throw new DOMException("full", "QuotaExceededError");
    return put.call(this, value);
  });
  onTestFinished(() => refused.mockRestore());
}

/** A file in the private file system, in place of one on disk. */
async function diskFile(text: string): Promise<FileSystemFileHandle> {
  const root = await navigator.storage.getDirectory();
  onTestFinished(() => root.removeEntry("disk.jpg"));
  const handle = await root.getFileHandle("disk.jpg", { create: true });
  await write(handle, text);
  return handle;
}

async function write(handle: FileSystemFileHandle, text: string): Promise<void> {
  const stream = await handle.createWritable();
  await stream.write(text);
  await stream.close();
}
