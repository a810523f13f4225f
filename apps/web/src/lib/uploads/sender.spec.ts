import { expect, it, vi } from "vitest";
import { createFailures } from "./failures.ts";
import { createSender, type SendOutcome } from "./sender.ts";
import type { Waiting, WaitingRoom } from "./waiting.ts";

function roomOf(count: number): { room: WaitingRoom; left: Map<string, Waiting> } {
  const left = new Map<string, Waiting>();
  for (let index = 0; index < count; index++) {
    const id = String(index);
    left.set(id, { id, kind: "original", name: `${id}.jpg`, image: new Blob() });
  }
  const room: WaitingRoom = {
    add: () => Promise.resolve(),
    ids: async () => [...left.keys()],
    take: async (id) => left.get(id) ?? null,
    remove: async (id) => void left.delete(id),
  };
  return { room, left };
}

it("sends two at a time until nothing waits", async () => {
  const { room, left } = roomOf(7);
  let [running, most] = [0, 0];
  const post = async (): Promise<SendOutcome> => {
    most = Math.max(most, (running += 1));
    await new Promise((resolve) => setTimeout(resolve, 1));
    running -= 1;
    return "sent";
  };
  const sender = createSender({ room, post, ready: () => true, onFailure: () => expect.unreachable() });
  sender.nudge();
  sender.nudge();
  await expect.poll(() => left.size).toBe(0);
  expect(most).toBe(2);
});

it("begins nothing while it is not ready", async () => {
  const { room, left } = roomOf(2);
  let ready = false;
  const sender = createSender({ room, post: async () => "sent", ready: () => ready, onFailure: () => undefined });
  sender.nudge();
  await Promise.resolve();
  expect(left.size).toBe(2);
  ready = true;
  sender.nudge();
  await expect.poll(() => left.size).toBe(0);
});

it.each<[SendOutcome, number, number]>([
  ["sent", 0, 0],
  ["refused", 0, 1],
  ["failed", 1, 1],
  ["signed-out", 1, 0],
])("after %s, %i wait and %i failure is told", async (outcome, waiting, failures) => {
  const { room, left } = roomOf(1);
  const [post, onFailure] = [vi.fn(async () => outcome), vi.fn()];
  const sender = createSender({ room, post, ready: () => true, onFailure });
  sender.nudge();
  await expect.poll(() => post.mock.calls.length).toBe(1);
  await expect.poll(() => left.size).toBe(waiting);
  expect(onFailure).toHaveBeenCalledTimes(failures);
  sender.nudge();
  expect(post).toHaveBeenCalledTimes(1);
  sender.dispose();
});

it("tries again what failed, after a while", async () => {
  const { room, left } = roomOf(1);
  const outcomes: SendOutcome[] = ["failed", "failed", "sent"];
  const post = async (): Promise<SendOutcome> => outcomes.shift() ?? "sent";
  const sender = createSender({ room, post, ready: () => true, onFailure: () => undefined, retryMs: 5 });
  sender.nudge();
  await expect.poll(() => left.size).toBe(0);
});

it("names three failures and sums up the rest, each photo once, exports never", () => {
  const said: string[] = [];
  const tell = createFailures((sentence, id) => said.push(id === undefined ? sentence : `${id}: ${sentence}`));
  const upload = (id: string, kind: "original" | "matte" = "original"): Waiting => {
    return { id, kind, name: `${id}.jpg`, image: new Blob() };
  };
  for (const id of ["a", "a", "b", "c", "d", "e"]) tell(upload(id));
  tell(upload("f", "matte"));
  expect(said).toEqual([
    ...["a", "b", "c"].map((id) => `Upload to server failed for ${id}.jpg`),
    ...[4, 5].map((count) => `uploads failed: Upload to server failed for ${count} photos`),
  ]);
});
