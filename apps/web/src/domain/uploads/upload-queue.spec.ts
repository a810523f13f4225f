import { describe, expect, it, vi } from "vitest";
import { fakeClock } from "../outbox/testing/fake-clock.ts";
import { memoryStore } from "./memory-store.ts";
import { createUploadQueue, type UploadQueuePorts } from "./upload-queue.ts";
import type { Upload } from "./types.ts";
import type { UploadOutcome } from "./uploads-state.ts";

const SENT: UploadOutcome = { kind: "sent" };
const FAILED: UploadOutcome = { kind: "failed", wait: 0 };

/** @param random for the jitter; by default there is none */
async function queueOf(count: number, send: UploadQueuePorts["send"], random = 0.5) {
  const [store, clock] = [memoryStore(), fakeClock()];
  // Browsers count whole milliseconds.
  const rounding: UploadQueuePorts["clock"] = {
    now: clock.now,
    after: (delay, action) => clock.after(Math.floor(delay), action),
  };
  const [onFailure, onFull] = [vi.fn<(upload: Upload) => void>(), vi.fn<() => void>()];
  const queue = createUploadQueue({ store, send, clock: rounding, random: () => random, onFailure, onFull });
  const names = Array.from({ length: count }, (_, at) => `${at}.jpg`);
  for (const name of names) await store.add({ kind: "original", name, image: new Blob() });
  queue.found(await store.ids());
  await clock.pass(0);
  return { queue, store, clock, onFailure, onFull, left: async () => (await store.ids()).length };
}

/** Sends with outcomes decided by the test. */
function pendingSends() {
  const ends: ((outcome: UploadOutcome) => void)[] = [];
  const send = vi.fn(async () => new Promise<UploadOutcome>((resolve) => ends.push(resolve)));
  return { send, end: (outcome = SENT) => ends.shift()?.(outcome) };
}

describe("a queue of uploads", () => {
  it("sends two at a time, the oldest first, until it is empty", async () => {
    const { send, end } = pendingSends();
    const { clock, left } = await queueOf(7, send);
    for (let sent = 0; sent < 7; sent++) {
      expect(send).toHaveBeenCalledTimes(Math.min(7, sent + 2));
      end();
      await clock.pass(0);
    }
    expect([await left(), clock.timers()]).toEqual([0, 0]);
  });

  it("never sends a preview that another one of its photo takes the place of while it waits", async () => {
    const send = vi.fn<UploadQueuePorts["send"]>(async () => SENT);
    const { queue, clock } = await queueOf(0, send);
    queue.suspend("loading");
    const add = (photo: string, name: string, replaces = false): void =>
      queue.preview({ kind: "original", photo, name, image: new Blob(), replaces });
    add("a", "a whole");
    add("b", "b whole");
    add("a", "a cropped", true);
    add("a", "a cropped further", true);
    await clock.pass(0);
    queue.resume("loading");
    await clock.pass(0);
    expect(send.mock.calls.map(([{ name }]) => name)).toEqual(["b whole", "a cropped further"]);
  });

  it("sends nothing that another page has sent", async () => {
    const send = vi.fn(async () => SENT);
    const { queue, store, clock } = await queueOf(0, send);
    queue.suspend("offline");
    const id = await store.add({ kind: "original", name: "a.jpg", image: new Blob() });
    queue.found([id]);
    await store.remove(id);
    queue.resume("offline");
    await clock.pass(0);
    expect(send).not.toHaveBeenCalled();
  });

  it("begins nothing while it is suspended, and ends what it has begun", async () => {
    const { send, end } = pendingSends();
    const { queue, clock, left } = await queueOf(5, send);
    queue.suspend("offline");
    end();
    end();
    await clock.pass(600_000);
    expect([send.mock.calls.length, await left()]).toEqual([2, 3]);
    queue.resume("offline");
    await clock.pass(0);
    expect(send).toHaveBeenCalledTimes(4);
  });

  it("continues only when the last of several suspensions has ended", async () => {
    const send = vi.fn(async () => SENT);
    const { queue, clock, left } = await queueOf(0, send);
    queue.suspend("export 1");
    queue.suspend("export 2");
    queue.preview({ kind: "original", name: "a.jpg", image: new Blob() });
    queue.resume("export 1");
    queue.resume("export 1");
    await clock.pass(1000);
    expect([send.mock.calls.length, await left()]).toEqual([0, 1]);
    queue.resume("export 2");
    await clock.pass(0);
    expect(await left()).toBe(0);
  });

  it.each<[UploadOutcome, left: number, failures: number, full: number]>([
    [SENT, 0, 0, 0],
    [{ kind: "refused" }, 0, 1, 0],
    [FAILED, 1, 1, 0],
    [{ kind: "unreachable", wait: 0 }, 1, 1, 0],
    [{ kind: "later", wait: 5000 }, 1, 0, 0],
    [{ kind: "signed-out" }, 1, 0, 0],
    [{ kind: "taken" }, 1, 0, 0],
    [{ kind: "aborted" }, 1, 0, 0],
    [{ kind: "full" }, 0, 0, 1],
  ])(
    "after the outcome %o has %i left, %i failures reported, %i times a full server",
    async (outcome, left, failures, full) => {
      const { onFailure, onFull, ...sent } = await queueOf(1, async () => outcome);
      expect([await sent.left(), onFailure.mock.calls.length, onFull.mock.calls.length]).toEqual([
        left,
        failures,
        full,
      ]);
    },
  );

  it.each<[UploadOutcome, sends: number, left: number]>([
    [{ kind: "signed-out" }, 2, 9],
    [{ kind: "full" }, 2, 0],
  ])("sends nothing more after the outcome %o", async (outcome, sends, left) => {
    const send = vi.fn(async () => outcome);
    const sent = await queueOf(9, send);
    sent.queue.resume("offline");
    await sent.clock.pass(600_000);
    expect([send.mock.calls.length, await sent.left()]).toEqual([sends, left]);
    expect(sent.onFull.mock.calls.length).toBe(outcome.kind === "full" ? 1 : 0);
  });

  it("sends what met with no session once its user is back", async () => {
    const session = { exists: false };
    const send = vi.fn(async (_upload: Upload): Promise<UploadOutcome> =>
      session.exists ? SENT : { kind: "signed-out" },
    );
    const { queue, clock, left } = await queueOf(3, send);
    session.exists = true;
    send.mockClear();
    queue.resume("signed-out");
    await clock.pass(0);
    expect(await left()).toBe(0);
    expect(send.mock.calls.map(([{ name }]) => name).toSorted()).toEqual(["0.jpg", "1.jpg", "2.jpg"]);
  });

  it("waits longer after each failure", async () => {
    const times: number[] = [];
    const outcomes = [FAILED, FAILED, FAILED, SENT];
    const at = { now: (): number => 0 };
    const { clock, left } = await queueOf(1, async () => {
      times.push(at.now());
      return outcomes.shift() ?? SENT;
    });
    at.now = clock.now;
    await clock.pass(60_000);
    expect(times).toEqual([0, 1000, 2500, 4750]);
    expect(await left()).toBe(0);
  });

  it("tries again although its timer rings a fraction of a millisecond early", async () => {
    const outcomes = [FAILED, FAILED, FAILED];
    const send = vi.fn(async () => outcomes.shift() ?? SENT);
    const { clock, left } = await queueOf(1, send, 0.4567);
    await clock.pass(60_000);
    expect([send.mock.calls.length, await left()]).toEqual([4, 0]);
  });

  it("waits as long as the server asks for", async () => {
    const outcomes: UploadOutcome[] = [{ kind: "later", wait: 30_000 }];
    const send = vi.fn(async () => outcomes.shift() ?? SENT);
    const { clock, left } = await queueOf(1, send);
    await clock.pass(29_000);
    expect(send).toHaveBeenCalledTimes(1);
    await clock.pass(1000);
    expect(await left()).toBe(0);
  });

  it("gives up an upload until the next visit after ten failures, and sends the others", async () => {
    const send = vi.fn(async ({ name }: Upload) => (name === "1.jpg" ? FAILED : SENT));
    const { clock, left, onFailure } = await queueOf(4, send);
    await clock.pass(3_600_000);
    expect([await left(), onFailure.mock.calls.length, clock.timers()]).toEqual([1, 10, 0]);
  });

  it("sets no timer once it is closed", async () => {
    const { queue, clock } = await queueOf(3, async () => FAILED);
    queue.suspend("closed");
    expect(clock.timers()).toBe(0);
    queue.resume("offline");
    await clock.pass(600_000);
    expect(clock.timers()).toBe(0);
  });
});
