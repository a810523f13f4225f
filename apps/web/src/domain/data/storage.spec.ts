import * as fake from "fake-indexeddb";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { DataStore } from "./ports.ts";
import { openIndexedStore } from "./store/indexed.ts";
import { memoryStore } from "./store/memory.ts";
import { reopeningStore } from "./store/reopening.ts";
import { fakeBrowser } from "./testing/tab.ts";
import type { PendingWrite } from "./write.ts";

const write = (id: string, uid = "ada"): PendingWrite => ({
  id,
  uid,
  changes: { preferences: { photoBy: id } },
  at: 1,
});
const ids = (writes: readonly PendingWrite[]) => writes.map(({ id }) => id);
const open = async () => openIndexedStore("matte.test", () => undefined);

beforeEach(() => {
  for (const [name, type] of Object.entries(fake)) if (name.startsWith("IDB")) vi.stubGlobal(name, type);
  vi.stubGlobal("indexedDB", new fake.IDBFactory());
});
afterEach(() => void vi.unstubAllGlobals());

describe.each<[string, () => Promise<DataStore>]>([
  ["memory", async () => memoryStore()],
  ["IndexedDB", open],
  ["IndexedDB that is opened when needed", async () => reopeningStore(open)],
])("writes in %s", (_name, make) => {
  it("are read oldest first, per user", async () => {
    const store = await make();
    for (const id of ["c", "a", "b"]) await store.add(write(id));
    await store.add(write("d", "bob"));
    expect(ids(await store.head("ada", 2))).toEqual(["c", "a"]);
    expect(await store.head("ada", 10)).toEqual([write("c"), write("a"), write("b")]);
    expect(await store.count("ada")).toBe(3);
    expect(ids(await store.head("bob", 10))).toEqual(["d"]);
    expect(await store.head("eve", 10)).toEqual([]);
  });

  it("can be removed, and unknown ids are ignored", async () => {
    const store = await make();
    for (const id of ["a", "b", "c"]) await store.add(write(id));
    await store.remove(["b", "never"]);
    expect(ids(await store.head("ada", 10))).toEqual(["a", "c"]);
  });

  it("become dead letters, which the user dismisses", async () => {
    const store = await make();
    for (const id of ["a", "b"]) await store.add(write(id));
    await store.bury([{ ...write("a"), error: "No." }]);
    expect(ids(await store.head("ada", 10))).toEqual(["b"]);
    expect(await store.letters("ada")).toEqual([{ ...write("a"), error: "No." }]);
    expect(await store.letters("bob")).toEqual([]);
    await store.dismiss("a");
    expect(await store.letters("ada")).toEqual([]);
  });

  it("are kept when their user is forgotten, unlike dead letters", async () => {
    const store = await make();
    await store.add(write("a"));
    await store.bury([
      { ...write("b"), error: "No." },
      { ...write("c", "bob"), error: "No." },
    ]);
    await store.forget("ada");
    expect(await store.letters("ada")).toEqual([]);
    expect(await store.letters("bob")).toHaveLength(1);
    expect(await store.count("ada")).toBe(1);
  });

  it("are kept when all other users are forgotten, unlike dead letters", async () => {
    const store = await make();
    await store.add(write("a"));
    await store.bury([
      { ...write("b"), error: "No." },
      { ...write("c", "bob"), error: "No." },
    ]);
    await store.forgetOthers("bob");
    expect(await store.letters("ada")).toEqual([]);
    expect(await store.letters("bob")).toHaveLength(1);
    expect(await store.count("ada")).toBe(1);
    await store.forgetOthers(null);
    expect(await store.letters("bob")).toEqual([]);
  });

  it("are removed with everything else of an erased user", async () => {
    const store = await make();
    for (const id of ["a", "b"]) await store.add(write(id));
    await store.add(write("c", "bob"));
    await store.bury([{ ...write("b"), error: "No." }]);
    await store.erase("ada");
    expect(await store.count("ada")).toBe(0);
    expect(await store.letters("ada")).toEqual([]);
    expect(await store.count("bob")).toBe(1);
  });

  it("are stored with the mark of a sign-out", async () => {
    const store = await make();
    expect(await store.mark()).toBeUndefined();
    await store.setMark({ uid: "ada", at: 7 });
    expect(await store.mark()).toEqual({ uid: "ada", at: 7 });
    await store.clearMark();
    expect(await store.mark()).toBeUndefined();
  });
});

describe("IndexedDB", () => {
  it("keeps writes after it is closed", async () => {
    const first = await open();
    await first.add(write("a"));
    first.close();
    expect(ids(await (await open()).head("ada", 10))).toEqual(["a"]);
  });

  it("adds a write once when adding is tried twice", async () => {
    const store = await open();
    await store.add(write("a"));
    await store.add(write("a"));
    expect(await store.count("ada")).toBe(1);
  });

  it("is opened again when the browser has closed it", async () => {
    let opened: Awaited<ReturnType<typeof open>> | undefined;
    const store = reopeningStore(async () => (opened = await open()));
    await store.add(write("a"));
    opened?.close();
    await store.add(write("b"));
    expect(ids(await store.head("ada", 10))).toEqual(["a", "b"]);
  });
});

/** A disk on which `broken` operations fail. */
function failingDisk(disk: DataStore) {
  const broken = new Set<keyof DataStore>();
  const guard = <Key extends keyof DataStore>(key: Key): DataStore[Key] =>
    ((...given: never[]) => {
      if (broken.has(key)) return Promise.reject(new DOMException("The disk is full.", "QuotaExceededError"));
      return (disk[key] as (...all: never[]) => Promise<unknown>)(...given);
    }) as DataStore[Key];
  const store = Object.fromEntries(Object.keys(disk).map((key) => [key, guard(key as keyof DataStore)]));
  return { broken, store: store as unknown as DataStore };
}

async function tabWith(durable: (disk: DataStore) => DataStore) {
  const browser = fakeBrowser();
  const tab = browser.open(durable(browser.disk));
  await tab.connection.signedIn("ada");
  await browser.clock.pass(0);
  const applied = () => browser.server.applied.map(({ credit }) => credit);
  return { ...browser, tab, applied, status: tab.connection.status.getState };
}

describe("where the browser stores nothing", () => {
  const noStorage = () => reopeningStore(async () => Promise.reject(new DOMException("No.", "InvalidStateError")));

  it("a change is held in the page, counted as held, and sent all the same", async () => {
    const { tab, clock, server, applied, status } = await tabWith(noStorage);
    server.setFault("refused-connection");
    expect(await tab.save("held")).toBe("held");
    await clock.pass(0);
    expect(status()).toMatchObject({ reachability: "offline", waiting: 1, held: 1 });
    server.setFault(undefined);
    await clock.pass(5000);
    expect(applied()).toEqual(["held"]);
    expect(status()).toMatchObject({ waiting: 0, held: 0 });
  });

  it("refusals are counted and signing out works", async () => {
    const { tab, clock, server, status } = await tabWith(noStorage);
    server.rejected.add("bad");
    await tab.save("bad");
    await clock.pass(0);
    expect(status().deadLetters).toHaveLength(1);
    server.setFault("refused-connection");
    expect(await tab.connection.signOut()).toBe("waiting");
    server.setFault(undefined);
    await clock.pass(60_000);
    expect(server.session).toBeNull();
  });
});

describe("when storage fails", () => {
  it("because the disk is full, the change is held, after those stored and before later ones", async () => {
    let disk = failingDisk(memoryStore());
    const { tab, clock, server, applied, status } = await tabWith((given) => (disk = failingDisk(given)).store);
    server.setFault("refused-connection");
    expect(await tab.save("1")).toBe("queued");
    disk.broken.add("add");
    expect(await tab.save("2")).toBe("held");
    disk.broken.delete("add");
    expect(await tab.save("3")).toBe("held");
    await clock.pass(0);
    expect(status()).toMatchObject({ waiting: 3, held: 2 });
    server.setFault(undefined);
    await clock.pass(10_000);
    expect(applied()).toEqual(["1", "2", "3"]);
    expect(await tab.save("4")).toBe("queued");
  });

  it("and confirmed changes cannot be removed, they are sent again with backoff, and applied once", async () => {
    let disk = failingDisk(memoryStore());
    const { tab, clock, server, applied, reported } = await tabWith((given) => (disk = failingDisk(given)).store).then(
      (made) => ({ ...made, reported: made.tab.reported }),
    );
    disk.broken.add("remove");
    await tab.save("1");
    await clock.pass(60_000);
    expect(applied()).toEqual(["1"]);
    expect(server.batches().length).toBeLessThan(12);
    expect(reported.length).toBeGreaterThan(0);
    disk.broken.clear();
    await clock.pass(60_000);
    expect(tab.connection.status.getState().waiting).toBe(0);
  });

  it("and stored changes cannot be read, nothing overtakes them", async () => {
    let disk = failingDisk(memoryStore());
    const { tab, clock, server, applied } = await tabWith((given) => (disk = failingDisk(given)).store);
    server.setFault("refused-connection");
    await tab.save("1");
    disk.broken.add("add").add("head");
    await tab.save("2");
    server.setFault(undefined);
    await clock.pass(60_000);
    expect(applied()).toEqual([]);
    disk.broken.clear();
    await clock.pass(60_000);
    expect(applied()).toEqual(["1", "2"]);
  });
});
