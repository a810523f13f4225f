/** The data connection: stores the user's changes, sends them in order, and never loses them on the way. */
import type { UserChanges } from "@matte/contracts";
import { runReducer, selectStore } from "#lib/run-reducer.ts";
import type { Clock } from "../outbox/clock.ts";
import { followWakeTime } from "../outbox/follow-wake-time.ts";
import { createClient } from "./client.ts";
import { connectionReducer } from "./connection-reducer.ts";
import { INITIAL_STATE, type ConnectionEffect, type ConnectionState, type Occurrence } from "./connection-state.ts";
import { watchRequests } from "./reachability.ts";
import type { DataConnection } from "./data-connection.ts";
import type { Channel, DataStore, Lock, Network, Surroundings } from "./ports.ts";
import { runEffect, type EffectPorts } from "./run-effect.ts";
import { createSignOut } from "./sign-out.ts";
import { memoryStore } from "./store/memory.ts";
import { twoStores } from "./store/two-stores.ts";

export interface ConnectionPorts {
  readonly clock: Clock;
  /** Returns a number from 0 up to 1. */
  readonly random: () => number;
  readonly uuid: () => string;
  readonly network: Network;
  readonly durable: DataStore;
  readonly lock: Lock;
  readonly channel: Channel;
  readonly surroundings: Surroundings;
  /** Removes the browser's other data for a user who signs out. */
  readonly forget: (uid: string) => void;
  /** Removes all the browser's data for a user whose account is deleted. */
  readonly erase: (uid: string) => void;
  /** Receives errors that have no caller to reject. */
  readonly report: (error: unknown) => void;
}

type Occur = (occurrence: Occurrence) => void;

export function createDataConnection(ports: ConnectionPorts): DataConnection {
  const { clock, surroundings } = ports;
  const moment = () => ({ now: clock.now(), random: ports.random(), visible: surroundings.visible() });
  const occur: Occur = (occurrence) => void machine.send({ ...occurrence, ...moment() });
  const current = (): ConnectionState => machine.store.getState();
  const effects = openEffects(ports, occur, current);
  const machine = runReducer(connectionReducer, INITIAL_STATE, async (effect: ConnectionEffect) => {
    const outcome = await runEffect(effects, effect);
    return outcome && { ...outcome, ...moment() };
  });
  followWakeTime(machine.store, clock, () => occur({ type: "woken" }));
  const watch = watchRequests(clock, current, (contact, startedAt) =>
    occur({ type: "contact", contact, startedAt, own: false }),
  );
  return {
    status: selectStore(machine.store, (state: ConnectionState) => state.status),
    start: () => start(ports, effects, occur),
    through: async (request, judge, manner) => {
      if (manner !== "lasting" || !effects.signOut.isSettled()) await effects.signOut.settle();
      return watch(request, judge, manner);
    },
    retry: () => occur({ type: "retried" }),
    needSignIn: () => occur({ type: "sign-in-needed" }),
    ...sessionCalls(ports, effects, occur),
    ...storeCalls(ports, effects, occur),
  };
}

function openEffects(ports: ConnectionPorts, occur: Occur, current: () => ConnectionState): EffectPorts {
  const { clock, lock, channel, report } = ports;
  const store = twoStores(ports.durable, memoryStore());
  const user = (): string | null => current().user;
  const watch = watchRequests(clock, current, (contact, startedAt) =>
    occur({ type: "contact", contact, startedAt, own: true }),
  );
  const client = createClient(ports.network, watch, clock);
  const erase = async (uid: string): Promise<void> => {
    ports.erase(uid);
    await store.erase(uid);
  };
  return { store, client, lock, user, channel, report, erase, signOut: createSignOut(store, client, clock) };
}

/** Listens to the browser and to other tabs. */
function start({ surroundings, channel }: ConnectionPorts, { signOut }: EffectPorts, occur: Occur): () => void {
  const ends = [
    surroundings.subscribe({
      network: () => occur({ type: "retried" }),
      attention: () => occur({ type: "attended" }),
    }),
    channel.subscribe((event) => {
      if (event === "work") signOut.doubt();
      if (typeof event === "object") occur({ type: "account-erased", uid: event.erased });
      else occur({ type: event === "work" ? "write-stored" : "store-changed" });
    }),
  ];
  occur({ type: "started" });
  return () => {
    for (const end of ends) end();
    occur({ type: "stopped" });
  };
}

type SessionCalls = Pick<DataConnection, "signedIn" | "resume" | "signedOut" | "signOut" | "isSignOutPending">;

function sessionCalls(ports: ConnectionPorts, { signOut, user, channel }: EffectPorts, occur: Occur): SessionCalls {
  const change = (uid: string | null): void => occur({ type: "user-changed", uid });
  return {
    signedIn: async (uid) => {
      await signOut.drop();
      change(uid);
    },
    resume: change,
    signedOut: () => change(null),
    signOut: async () => {
      const uid = user();
      await signOut.begin(uid);
      if (uid !== null) ports.forget(uid);
      change(null);
      channel.post("work");
      return signOut.settle().then(
        () => "signed-out",
        () => "waiting",
      );
    },
    isSignOutPending: signOut.isPending,
  };
}

type StoreCalls = Pick<DataConnection, "save" | "unsent" | "forgetOthers" | "erase" | "dismiss">;

function storeCalls(
  { uuid, clock }: ConnectionPorts,
  { store, channel, erase }: EffectPorts,
  occur: Occur,
): StoreCalls {
  return {
    save: async (uid, changes) => {
      const kept = await store.add({ id: uuid(), uid, changes, at: clock.wall() });
      occur({ type: "write-stored" });
      channel.post("work");
      return kept;
    },
    unsent: async (uid) => {
      const writes = await store.pending(uid).catch(() => []);
      return Object.assign({}, ...writes.map(({ changes }) => changes)) as UserChanges;
    },
    forgetOthers: store.forgetOthers,
    erase: async (uid) => {
      await erase(uid);
      occur({ type: "store-changed" });
      channel.post({ erased: uid });
    },
    dismiss: async (id) => {
      await store.dismiss(id);
      occur({ type: "store-changed" });
      channel.post("progress");
    },
  };
}
