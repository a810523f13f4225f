import { describe, expect, it, vi } from "vitest";
import { fakeClock } from "../outbox/testing/fake-clock.ts";
import { memoryRoom } from "./memory-room.ts";
import type { PostOutcome } from "./post.ts";
import { createSender, type SenderOptions } from "./sender.ts";
import type { Waiting } from "./waiting.ts";

const SENT: PostOutcome = { kind: "sent" };
const TROUBLE: PostOutcome = { kind: "later", wait: 0, failed: true };

/**
 * A sender over a room of so many uploads, that waits as long as the backoff says.
 * @param chance of the jitter; without any unless given
 */
async function sending(count: number, post: SenderOptions["post"], ready = () => true, chance = 0.5) {
  const [room, clock] = [memoryRoom(), fakeClock()];
  // As browsers do.
  const inWhole: SenderOptions["clock"] = { now: clock.now, after: (ms, act) => clock.after(Math.floor(ms), act) };
  const told = { failed: vi.fn(), full: vi.fn(), gone: vi.fn() };
  const hears = { onFailure: ({ name }: Waiting) => void told.failed(name), onFull: told.full, onGone: told.gone };
  const sender = createSender({ room, post, ready, clock: inWhole, random: () => chance, ...hears });
  const names = Array.from({ length: count }, (_, at) => `${at}.jpg`);
  for (const name of names) await room.add({ kind: "original", name, image: new Blob() });
  for (const id of await room.ids()) sender.add(id);
  await clock.pass(0);
  return { sender, room, clock, told, left: async () => (await room.ids()).length };
}

/** Posts that end when the spec says so. */
function held() {
  const ends: ((outcome: PostOutcome) => void)[] = [];
  const post = vi.fn(() => new Promise<PostOutcome>((resolve) => ends.push(resolve)));
  return { post, end: (outcome = SENT) => ends.shift()?.(outcome) };
}

describe("a sender", () => {
  it("sends two at a time, the oldest first, until nothing waits", async () => {
    const { post, end } = held();
    const { clock, left, told } = await sending(7, post);
    for (let sent = 0; sent < 7; sent++) {
      expect(post).toHaveBeenCalledTimes(Math.min(7, sent + 2));
      end();
      await clock.pass(0);
    }
    expect(await left()).toBe(0);
    expect(told.gone).toHaveBeenCalledTimes(7);
  });

  it("tells of what another page has sent or is sending, as nothing of it is to be waited for", async () => {
    const [way, post] = [{ free: false }, vi.fn(async (): Promise<PostOutcome> => ({ kind: "stopped" }))];
    const { sender, room, clock, told } = await sending(2, post, () => way.free);
    const ids = await room.ids();
    await room.remove(ids[0] ?? "");
    way.free = true;
    sender.nudge();
    await clock.pass(0);
    expect([post.mock.calls.length, told.gone.mock.calls.flat()]).toEqual([1, ids]);
  });

  it("begins nothing while it is not ready, and ends what it has begun", async () => {
    const [{ post, end }, way] = [held(), { free: true }];
    const { sender, clock, left } = await sending(5, post, () => way.free);
    way.free = false;
    end();
    end();
    await clock.pass(600_000);
    expect([post.mock.calls.length, await left()]).toEqual([2, 3]);
    way.free = true;
    sender.nudge();
    await clock.pass(0);
    expect(post).toHaveBeenCalledTimes(4);
  });

  it.each<[PostOutcome, left: number, failures: number, full: number]>([
    [SENT, 0, 0, 0],
    [{ kind: "refused" }, 0, 1, 0],
    [TROUBLE, 1, 1, 0],
    [{ kind: "later", wait: 5000, failed: false }, 1, 0, 0],
    [{ kind: "signed-out" }, 1, 0, 0],
    [{ kind: "stopped" }, 1, 0, 0],
    [{ kind: "full" }, 0, 0, 1],
  ])("after %o: %i left, %i failures told, %i times that it is full", async (outcome, left, failures, full) => {
    const sent = await sending(1, async () => outcome);
    expect([await sent.left(), sent.told.failed.mock.calls.length, sent.told.full.mock.calls.length]).toEqual([
      left,
      failures,
      full,
    ]);
  });

  it.each<[PostOutcome["kind"], posts: number, left: number]>([
    ["signed-out", 2, 9],
    ["full", 2, 0],
  ])("sends nothing more once it is %s", async (kind, posts, left) => {
    const post = vi.fn(async (): Promise<PostOutcome> => (kind === "full" ? { kind } : { kind: "signed-out" }));
    const sent = await sending(9, post);
    sent.sender.nudge();
    await sent.clock.pass(600_000);
    expect([post.mock.calls.length, await sent.left()]).toEqual([posts, left]);
    expect(sent.told.full.mock.calls.length).toBe(kind === "full" ? 1 : 0);
  });

  it("goes on with what met with no session, when its user is back", async () => {
    const session = { there: false };
    const post = vi.fn(async (_upload: Waiting): Promise<PostOutcome> =>
      session.there ? SENT : { kind: "signed-out" },
    );
    const { sender, clock, left } = await sending(3, post);
    session.there = true;
    post.mockClear();
    sender.resume();
    await clock.pass(0);
    expect(await left()).toBe(0);
    expect(post.mock.calls.map(([{ name }]) => name).toSorted()).toEqual(["0.jpg", "1.jpg", "2.jpg"]);
  });

  it("waits longer after each failure, and the others wait with it", async () => {
    const times: number[] = [];
    const outcomes = [TROUBLE, TROUBLE, TROUBLE, SENT];
    const at = { now: (): number => 0 };
    const { clock, left } = await sending(1, async () => {
      times.push(at.now());
      return outcomes.shift() ?? SENT;
    });
    at.now = clock.now;
    await clock.pass(60_000);
    expect(times).toEqual([0, 1000, 2500, 4750]);
    expect(await left()).toBe(0);
  });

  it("tries again although its timer rings before the time, by less than a millisecond", async () => {
    const outcomes = [TROUBLE, TROUBLE, TROUBLE];
    const post = vi.fn(async () => outcomes.shift() ?? SENT);
    const { clock, left } = await sending(1, post, () => true, 0.4567);
    await clock.pass(60_000);
    expect([post.mock.calls.length, await left()]).toEqual([4, 0]);
  });

  it("waits as long as the server asks for", async () => {
    const outcomes: PostOutcome[] = [{ kind: "later", wait: 30_000, failed: false }];
    const post = vi.fn(async () => outcomes.shift() ?? SENT);
    const { clock, left } = await sending(1, post);
    await clock.pass(29_000);
    expect(post).toHaveBeenCalledTimes(1);
    await clock.pass(1000);
    expect(await left()).toBe(0);
  });

  it("lets what always fails rest until the next visit, and sends the others", async () => {
    const post = vi.fn(async ({ name }: Waiting) => (name === "1.jpg" ? TROUBLE : SENT));
    const { clock, left, told } = await sending(4, post);
    await clock.pass(3_600_000);
    expect([await left(), told.failed.mock.calls.length, clock.timers()]).toEqual([1, 10, 0]);
  });

  it("sets no timer any more once it has ended", async () => {
    const { sender, clock } = await sending(3, async () => TROUBLE);
    sender.end();
    expect(clock.timers()).toBe(0);
    sender.nudge();
    await clock.pass(600_000);
    expect(clock.timers()).toBe(0);
  });
});
