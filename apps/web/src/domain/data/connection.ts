/** The data connection: what a user changes is stored, sent in its time and in its order, and never lost on the way. */
import type { UserChanges } from "@matte/contracts";
import { createAttempt } from "./attempt.ts";
import { createClient } from "./client.ts";
import { watchContact } from "./contact.ts";
import type { Channel, Clock, DataStore, Exclusive, Network, Surroundings } from "./ports.ts";
import { createPump } from "./pump.ts";
import { createSender } from "./sender.ts";
import { createSignOut } from "./sign-out.ts";
import { createStatus, type DataStatus } from "./status.ts";
import { memoryStore } from "./store/memory.ts";
import { twoStores, type Kept } from "./store/two-stores.ts";

export interface ConnectionPorts {
  readonly clock: Clock;
  /** From 0 up to 1. */
  readonly random: () => number;
  readonly uuid: () => string;
  readonly network: Network;
  /** The browser's storage. */
  readonly durable: DataStore;
  readonly exclusive: Exclusive;
  readonly channel: Channel;
  readonly surroundings: Surroundings;
  /** Removes what else is kept of a user in this browser, as they sign out. */
  readonly forget: (uid: string) => void;
  /** Removes all that is kept of a user in this browser, as their account is deleted. */
  readonly erase: (uid: string) => void;
  /** Hears of failures that nobody else would. */
  readonly report: (error: unknown) => void;
}

export interface DataConnection {
  /** Begins to watch and to send. @returns ends it */
  start(): () => void;
  /** Somebody has just signed in: drops a sign-out that still waits to be sent, which was of an earlier session. */
  signedIn(uid: string): Promise<void>;
  /** A session that was there before is this user's. A sign-out that still waits goes first, and ends it. */
  resume(uid: string): void;
  /** The session has ended. What waits stays stored, and is sent when its user signs in again. */
  signedOut(): void;
  /**
   * Ends the session and leaves of the user's here only what waits to be sent.
   * @returns `waiting` when the server could not be told; it will be, before anything else is asked of it
   */
  signOut(): Promise<"signed-out" | "waiting">;
  /**
   * The user's account is deleted: leaves nothing of theirs here, not even what waits to be sent, as nobody will ever take
   * it. Signing out is another call.
   */
  erase(uid: string): Promise<void>;
  /** Whether somebody signed out here and the server does not know yet: whoever its cookie names is signed out. */
  signOutWaits(): Promise<boolean>;
  /**
   * Keeps a change of the user's document, to be sent soon.
   * @returns once it is stored: `queued` on the disk, `held` in this page only, where the browser stores nothing
   */
  save(uid: string, changes: UserChanges): Promise<Kept>;
  /**
   * Makes any other request to the server, behind a sign-out that waits, and learns about the connection from it.
   * @param judge whether what came back is an answer of our server's
   * @param patient for uploads, whose long silence says nothing
   * @throws what the request throws, and when a sign-out waits that cannot be sent
   */
  through<T>(request: () => Promise<T>, judge: (answer: T) => "answered" | "failed", patient?: boolean): Promise<T>;
  /** The server wants somebody to sign in, as it said to a request. */
  needSignIn(): void;
  status(): DataStatus;
  subscribe(listener: () => void): () => void;
  /** Tries now what waits for its next try. */
  retry(): void;
  /** The user has seen the refusal. */
  dismiss(id: string): Promise<void>;
}

export function createDataConnection(ports: ConnectionPorts): DataConnection {
  const { clock, channel, surroundings, report } = ports;
  const store = twoStores(ports.durable, memoryStore());
  const board = createStatus(store);
  const contact = watchContact(clock, (state) => board.set({ state }));
  const client = createClient(ports.network, contact, clock);
  const sender = createSender({ store, client, exclusive: ports.exclusive });
  const signOut = createSignOut(store, client, clock);
  let user: string | null = null;
  /** Whose account another tab has deleted; this one may write of them until it finds out that the session is over. */
  const erased = new Set<string>();

  const refresh = (): void => {
    board.set({ signInNeeded: sender.waitsForSignIn() });
    board.refresh(user).catch(report);
  };
  const attempt = createAttempt({ contact, client, sender, signOut, surroundings, report });
  const pump = createPump(async () => {
    const verdict = await attempt.run();
    refresh();
    if (verdict.next === "again") channel.tell("progress");
    return verdict;
  }, ports);

  const setUser = (uid: string | null): void => {
    user = uid;
    sender.setUser(uid);
    refresh();
    pump.hurry();
  };
  const eraseAll = async (uid: string): Promise<void> => {
    ports.erase(uid);
    await store.erase(uid);
    refresh();
  };
  const hurry = (): void => {
    attempt.doubt();
    sender.tryAgain();
    // A request that has long been silent would keep a fresh one waiting.
    if (contact.state() === "offline") client.abort();
    pump.hurry();
  };

  return {
    start: () => {
      const deaf = surroundings.listen({
        network: hurry,
        attention: () => (contact.isStale() || sender.waitsForSignIn() ? hurry() : pump.nudge()),
      });
      const alone = channel.listen((news) => {
        refresh();
        if (news === "work") pump.nudge();
        else if (news !== "progress") erased.add(news.erased);
      });
      pump.start();
      return () => {
        deaf();
        alone();
        pump.stop();
      };
    },
    signedIn: async (uid) => {
      await signOut.drop();
      setUser(uid);
    },
    resume: setUser,
    signedOut: () => {
      if (user !== null && erased.has(user)) eraseAll(user).catch(report);
      setUser(null);
    },
    signOut: async () => {
      await signOut.leave(user);
      if (user !== null) ports.forget(user);
      setUser(null);
      channel.tell("work");
      return signOut.settle().then(
        () => "signed-out",
        () => "waiting",
      );
    },
    erase: async (uid) => {
      await eraseAll(uid);
      channel.tell({ erased: uid });
    },
    signOutWaits: signOut.waits,
    save: async (uid, changes) => {
      const kept = await store.add({ id: ports.uuid(), uid, changes, at: clock.wall() });
      refresh();
      pump.nudge();
      channel.tell("work");
      return kept;
    },
    through: async (request, judge, patient) => {
      await signOut.settle();
      const before = contact.state();
      try {
        const answer = await contact.watch(request, judge, patient);
        if (before !== "online" && contact.state() === "online") pump.hurry();
        return answer;
      } finally {
        if (contact.state() === "unknown") pump.nudge();
      }
    },
    needSignIn: () => {
      sender.needSignIn();
      refresh();
    },
    status: board.status,
    subscribe: board.subscribe,
    retry: hurry,
    dismiss: async (id) => {
      await store.dismiss(id);
      refresh();
      channel.tell("progress");
    },
  };
}
