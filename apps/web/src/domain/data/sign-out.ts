/** Signing out, with or without a network: leaves a mark, sent before anything else. */
import type { Clock } from "../outbox/clock.ts";
import type { Client } from "./client.ts";
import type { TwoStores } from "./store/two-stores.ts";

export interface SignOut {
  isPending(): Promise<boolean>;
  /** True when no sign-out is known to be pending. Does not read the store: a page being left has no time for it. */
  isSettled(): boolean;
  /** Notes a change in another tab, possibly a sign-out. */
  doubt(): void;
  /** Leaves the mark, and removes all the user's data except pending writes. */
  begin(uid: string | null): Promise<void>;
  /** Sends a pending sign-out. @throws when that fails: no other request may go before it */
  settle(): Promise<void>;
  /** Drops a pending sign-out: the session it was meant for has been replaced. */
  drop(): Promise<void>;
}

export function createSignOut(store: TwoStores, client: Client, clock: Clock): SignOut {
  let sending: Promise<boolean> | undefined;
  let settled = false;

  const isPending = async (): Promise<boolean> => {
    settled = (await store.mark()) === undefined;
    return !settled;
  };
  const send = async (): Promise<boolean> => {
    if (!(await isPending())) return true;
    if (!(await client.signOut())) return false;
    await store.clearMark();
    return true;
  };
  /** Requests in the meantime wait for the same answer. */
  const sendOnce = async (): Promise<boolean> => {
    sending ??= send().finally(() => {
      sending = undefined;
    });
    return sending;
  };

  return {
    isPending,
    isSettled: () => settled,
    doubt: () => {
      settled = false;
    },
    begin: async (uid) => {
      await store.setMark({ uid: uid ?? "", at: clock.wall() });
      settled = false;
      if (uid !== null) await store.forget(uid);
    },
    settle: async () => {
      if (!(await sendOnce())) throw new TypeError("The server has not been told of a sign-out yet.");
    },
    drop: store.clearMark,
  };
}
