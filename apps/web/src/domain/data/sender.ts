/** Sends the writes of the signed-in user, a batch at a time, and sees to what becomes of each. */
import { WRITE_BATCH_SIZE } from "@matte/contracts/limits";
import type { Client } from "./client.ts";
import { decide, type Decision } from "./policy.ts";
import type { Exclusive } from "./ports.ts";
import type { TwoStores } from "./store/two-stores.ts";
import type { Verdict } from "./pump.ts";
import type { PendingWrite } from "./write.ts";

export interface Sender {
  /** Whose writes may be sent; null for nobody's. Ends a wait for a sign-in. */
  setUser(uid: string | null): void;
  /** Ends a wait for a sign-in: it may have happened where this page did not see it. */
  tryAgain(): void;
  /** Begins one. */
  needSignIn(): void;
  /** Whether the server wants somebody to sign in before it takes anything more. */
  waitsForSignIn(): boolean;
  /** Sends one batch. `none` when there is nothing to send, `taken` when another tab is at it. @throws when storage fails */
  send(): Promise<Verdict | "none" | "taken">;
}

export interface SenderPorts {
  readonly store: TwoStores;
  readonly client: Client;
  readonly exclusive: Exclusive;
}

export function createSender({ store, client, exclusive }: SenderPorts): Sender {
  let user: string | null = null;
  let signInNeeded = false;
  /** How many writes still go singly, because one of them spoilt a batch. */
  let single = 0;

  const sendBatch = async (uid: string): Promise<Verdict | "none"> => {
    // Somebody may have signed out in another tab while this one waited for its turn.
    if ((await store.mark()) !== undefined) return { next: "again" };
    const batch = await store.head(uid, single > 0 ? 1 : WRITE_BATCH_SIZE);
    if (batch.length === 0 || uid !== user) return "none";
    const decision = decide(batch, await client.sendWrites(batch));
    const certain = await confirmed(uid, decision);
    await store.remove(certain.done);
    if (certain.dead.length > 0) await store.bury(certain.dead);
    return carryOn(uid, batch, certain);
  };

  /** Nothing is given up on the word of a server that takes us for somebody else. */
  const confirmed = async (uid: string, decision: Decision): Promise<Decision> => {
    if (decision.dead.length === 0 && decision.next !== "singly") return decision;
    const there = await client.whoIsThere();
    if (there === uid) return decision;
    return { ...decision, dead: [], next: there === undefined ? "later" : "sign-in" };
  };

  const carryOn = (uid: string, batch: readonly PendingWrite[], { next, wait }: Decision): Verdict | "none" => {
    if (next === "later") return { next: "later", wait };
    if (next === "sign-in") {
      if (uid === user) signInNeeded = true;
      return "none";
    }
    single = next === "singly" ? batch.length : Math.max(0, single - batch.length);
    return { next: "again" };
  };

  return {
    setUser: (uid) => {
      user = uid;
      signInNeeded = false;
      single = 0;
    },
    tryAgain: () => {
      signInNeeded = false;
    },
    needSignIn: () => {
      signInNeeded = true;
    },
    waitsForSignIn: () => signInNeeded,
    send: async () => {
      const uid = user;
      if (uid === null || signInNeeded || (await store.count(uid)) === 0) return "none";
      return exclusive(async () => sendBatch(uid));
    },
  };
}
