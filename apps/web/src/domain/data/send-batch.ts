/** Sends one batch of a user's writes, and stores what became of each. */
import type { Client } from "./client.ts";
import { decide, type Decision } from "./policy.ts";
import type { Lock } from "./ports.ts";
import type { TwoStores } from "./store/two-stores.ts";

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
  /** The signed-in user, who may change while the lock is awaited. */
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
