/** Signing out, with or without a network: leaves a mark that is sent before anything else. */
import type { Clock } from "../outbox/clock.ts";
import type { Client } from "./client.ts";
import type { TwoStores } from "./store/two-stores.ts";

export interface SignOut {
  /** True while a sign-out has not been sent yet. */
  isPending(): Promise<boolean>;
  /** Leaves the mark, and removes everything of the user but their pending writes. */
  begin(uid: string | null): Promise<void>;
  /** Sends a pending sign-out. @throws when that fails: no other request may go before it */
  settle(): Promise<void>;
  /** Drops a pending sign-out: the session that it was meant for has been replaced. */
  drop(): Promise<void>;
}

export function createSignOut(store: TwoStores, client: Client, clock: Clock): SignOut {
  let sending: Promise<boolean> | undefined;

  const isPending = async (): Promise<boolean> => (await store.mark()) !== undefined;
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
    begin: async (uid) => {
      await store.setMark({ uid: uid ?? "", at: clock.wall() });
      if (uid !== null) await store.forget(uid);
    },
    settle: async () => {
      if (!(await sendOnce())) throw new TypeError("The server has not been told of a sign-out yet.");
    },
    drop: store.clearMark,
  };
}
