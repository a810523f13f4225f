/** Sends a batch of one user's writes, and stores each result. */
import type { Client } from "./client.ts";
import type { Lock } from "./ports.ts";
import type { TwoStores } from "./store/two-stores.ts";
import type { Outcome } from "./outcome.ts";
import type { DeadLetter, PendingWrite } from "./write.ts";

/** `none`: nothing to send. `taken`: another tab is sending. `interrupted`: a sign-out has to be sent first. */
export type SentBatch =
  | "none"
  | "taken"
  | "interrupted"
  | (Pick<Decision, "next" | "wait"> & { readonly count: number });

export interface BatchPorts {
  readonly store: TwoStores;
  readonly client: Client;
  readonly lock: Lock;
  /** The signed-in user; may change while the lock is awaited. */
  readonly user: () => string | null;
}

/** @throws when storage fails */
export async function sendBatch(ports: BatchPorts, uid: string, limit: number): Promise<SentBatch> {
  if ((await ports.store.count(uid)) === 0) return "none";
  return ports.lock(async () => sendLocked(ports, uid, limit));
}

async function sendLocked({ store, client, user }: BatchPorts, uid: string, limit: number): Promise<SentBatch> {
  // The user may have signed out in another tab while this one waited for the lock.
  if ((await store.mark()) !== undefined) return "interrupted";
  const batch = await store.head(uid, limit);
  if (batch.length === 0 || uid !== user()) return "none";
  const { done, dead, next, wait } = await confirm(client, uid, decide(batch, await client.sendWrites(batch)));
  await store.remove(done);
  if (dead.length > 0) await store.bury(dead);
  return { next, wait, count: batch.length };
}

/** Gives up no write on the word of a server that sees another user. */
async function confirm(client: Client, uid: string, decision: Decision): Promise<Decision> {
  if (decision.dead.length === 0 && decision.next !== "singly") return decision;
  const found = await client.whoIsThere();
  if (found === uid) return decision;
  return { ...decision, dead: [], next: found === undefined ? "later" : "sign-in" };
}

export interface Decision {
  /** Ids of confirmed writes, to be removed from storage. */
  readonly done: readonly string[];
  /** Refused writes, once it is certain that their user is still signed in. */
  readonly dead: readonly DeadLetter[];
  /**
   * `continue`: sends the next writes at once. `singly`: sends the same ones again one by one, to find the one spoiling the batch.
   * `later`: after a backoff of at least `wait` milliseconds. `sign-in`: once the user has signed in.
   */
  readonly next: "continue" | "singly" | "later" | "sign-in";
  readonly wait: number;
}

const NOTHING = { done: [], dead: [], wait: 0 } as const;

/** @param batch the sent writes, in order, at least one */
export function decide(batch: readonly PendingWrite[], outcome: Outcome): Decision {
  switch (outcome.kind) {
    case "results":
      return fromResults(batch, outcome);
    case "refused":
      return fromRefusal(batch, outcome.error);
    case "signed-out":
      return { ...NOTHING, next: "sign-in" };
    case "later":
    case "failed":
    case "unreachable":
      return { ...NOTHING, next: "later", wait: outcome.wait };
  }
}

/** Counts results up to the first write without one: later ones are sent again to keep the order. */
function fromResults(batch: readonly PendingWrite[], { results }: Outcome & { kind: "results" }): Decision {
  const byId = new Map(results.map((result) => [result.id, result]));
  const done: string[] = [];
  const dead: DeadLetter[] = [];
  for (const write of batch) {
    const result = byId.get(write.id);
    if (result === undefined) break;
    if (result.status === "rejected") dead.push({ ...write, error: result.error });
    else done.push(write.id);
  }
  const next = done.length + dead.length > 0 ? "continue" : "later";
  return { done, dead, next, wait: 0 };
}

function fromRefusal(batch: readonly PendingWrite[], error: string): Decision {
  const [only] = batch;
  if (only === undefined || batch.length > 1) return { ...NOTHING, next: "singly" };
  return { ...NOTHING, dead: [{ ...only, error }], next: "continue" };
}
