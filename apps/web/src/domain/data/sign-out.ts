/** Signing out, with or without a network: a mark that is sent before anything else. */
import type { Client } from "./client.ts";
import type { Clock } from "./ports.ts";
import type { TwoStores } from "./store/two-stores.ts";

export interface SignOut {
  waits(): Promise<boolean>;
  /** Leaves the mark, and of the user's only what waits to be sent. */
  leave(uid: string | null): Promise<void>;
  /** Tells the server of a sign-out that waits. @throws when that fails: nothing else may be asked before */
  settle(): Promise<void>;
  /** The session it was meant for has been replaced. */
  drop(): Promise<void>;
}

export function createSignOut(store: TwoStores, client: Client, clock: Clock): SignOut {
  let telling: Promise<boolean> | undefined;

  const waits = async (): Promise<boolean> => (await store.mark()) !== undefined;
  const tellServer = async (): Promise<boolean> => {
    if (!(await waits())) return true;
    if (!(await client.signOut())) return false;
    await store.clearMark();
    return true;
  };
  /** Everybody who asks meanwhile waits for the same answer. */
  const tell = async (): Promise<boolean> => {
    telling ??= tellServer().finally(() => {
      telling = undefined;
    });
    return telling;
  };

  return {
    waits,
    leave: async (uid) => {
      await store.setMark({ uid: uid ?? "", at: clock.wall() });
      if (uid !== null) await store.forget(uid);
    },
    settle: async () => {
      if (!(await tell())) throw new TypeError("The server does not know yet that somebody signed out.");
    },
    drop: store.clearMark,
  };
}
