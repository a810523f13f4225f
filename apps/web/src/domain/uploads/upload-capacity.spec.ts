import { afterEach, expect, it, vi } from "vitest";
import { fakeClock, settled } from "../outbox/testing/fake-clock.ts";
import type { NewUpload, UploadStore } from "./types.ts";
import { createUploadQueue } from "./upload-queue.ts";

afterEach(() => void vi.restoreAllMocks());

/** An upload pretending to have this size. */
function upload(name: string, size: number): NewUpload {
  return { kind: "matte", name, image: Object.defineProperty(new Blob(), "size", { value: size }) };
}

/** A queue that stores uploads, and sends them only on the test's request. */
function queueInTest() {
  const log = { made: [] as string[], stored: [] as string[] };
  const sends: (() => void)[] = [];
  const store: UploadStore = {
    add: async ({ name }) => {
      if (name.startsWith("broken")) throw new DOMException("full", "QuotaExceededError");
      log.stored.push(name);
      return name;
    },
    ids: async () => [],
    take: async (id) => ({ ...upload(id, 0), id }),
    remove: async () => undefined,
    clear: async () => undefined,
  };
  const clock = fakeClock();
  const queue = createUploadQueue({
    store,
    send: async () => new Promise((resolve) => sends.push(() => resolve({ kind: "sent" }))),
    clock,
    random: () => 0.5,
    onFailure: () => undefined,
    onFull: () => undefined,
  });
  async function* pictures(count: number, size: number, prefix = "") {
    for (let at = 0; at < count; at++) {
      log.made.push(`${prefix}${at}`);
      yield await Promise.resolve(upload(`${prefix}${at}`, size));
    }
  }
  const sendOne = async (): Promise<void> => {
    await clock.pass(0);
    sends.shift()?.();
    await clock.pass(0);
  };
  return { log, queue, pictures, sendOne };
}

it("exports are made only while few bytes wait, and again when one has been sent", async () => {
  const { log, queue, pictures, sendOne } = queueInTest();
  queue.pictures(() => pictures(1000, 100e6));
  await settled();
  expect(log.made).toEqual(["0", "1", "2"]);
  await sendOne();
  expect(log.made).toEqual(["0", "1", "2", "3"]);
  await settled();
  expect(log.made).toHaveLength(4);
});

it("exports are not made while the page is busy", async () => {
  const { log, queue, pictures } = queueInTest();
  queue.suspend("export 1");
  queue.pictures(() => pictures(2, 1));
  await settled();
  expect(log.made).toEqual([]);
  queue.resume("export 1");
  await settled();
  expect(log.stored).toEqual(["0", "1"]);
});

it("exports are made and stored while the server is out of reach", async () => {
  const { log, queue, pictures } = queueInTest();
  queue.suspend("offline");
  queue.pictures(() => pictures(2, 1));
  await settled();
  expect(log.stored).toEqual(["0", "1"]);
});

it("previews are stored at once, until very much waits", async () => {
  const logged = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const { log, queue } = queueInTest();
  queue.suspend("loading");
  for (let at = 0; at < 40; at++) {
    queue.preview(upload(String(at), 50e6));
    await settled();
  }
  expect(log.stored).toHaveLength(21);
  expect(logged).toHaveBeenCalledTimes(19);
});

it("an export that cannot be stored does not keep back the next one", async () => {
  const logged = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const { log, queue, pictures } = queueInTest();
  queue.pictures(() => pictures(2, 1, "broken"));
  queue.pictures(() => pictures(2, 1, "whole"));
  await settled();
  expect(log.stored).toEqual(["whole0", "whole1"]);
  expect(logged).toHaveBeenCalledOnce();
});

it("nothing is made or stored once the queue is closed", async () => {
  const { log, queue, pictures } = queueInTest();
  queue.pictures(() => pictures(9, 200e6));
  queue.pictures(() => pictures(1, 1, "next"));
  await settled();
  queue.suspend("closed");
  queue.preview(upload("preview", 1));
  queue.pictures(() => pictures(1, 1, "later"));
  await settled();
  expect([log.made, log.stored]).toEqual([
    ["0", "1"],
    ["0", "1"],
  ]);
});
