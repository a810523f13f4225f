import { fakeClock, type FakeClock } from "../../outbox/testing/fake-clock.ts";
import { createDataConnection } from "../connection.ts";
import type { DataConnection } from "../data-connection.ts";
import type { Channel, DataStore, Lock, Surroundings, SurroundingsListeners, TabEvent } from "../ports.ts";
import { memoryStore } from "../store/memory.ts";
import { loadProtocol } from "../../server/load-protocol.ts";
import { fakeServer, type FakeServer } from "./fake-server.ts";

/** Loads in real time: the fake clock does not wait for it. */
await loadProtocol();

export interface Browser {
  readonly clock: FakeClock;
  readonly server: FakeServer;
  /** The tabs' shared disk; it survives a reload. */
  readonly disk: DataStore;
  open(durable?: DataStore): Tab;
}

export interface Tab {
  readonly connection: DataConnection;
  save(credit: string, uid?: string): Promise<"queued" | "held">;
  readonly surroundings: SurroundingsListeners & { visible: boolean };
  readonly reported: unknown[];
  /** Users whose traces were removed. */
  readonly forgotten: string[];
  /** Users with everything removed. */
  readonly erased: string[];
  close(): void;
}

export function fakeBrowser(server: FakeServer = fakeServer(), random: () => number = () => 0.5): Browser {
  const clock = fakeClock();
  const disk = memoryStore();
  const lock = fakeLock();
  const listeners = new Set<(event: TabEvent) => void>();
  let ids = 0;
  const uuid = (): string => {
    ids += 1;
    return `00000000-0000-4000-8000-${String(ids).padStart(12, "0")}`;
  };

  const open = (durable: DataStore = disk): Tab => {
    const page = fakePage();
    const reported: unknown[] = [];
    const forgotten: string[] = [];
    const erased: string[] = [];
    const connection = createDataConnection({
      clock,
      random,
      uuid,
      network: server.network,
      durable,
      lock,
      channel: channelIn(listeners),
      surroundings: page.surroundings,
      forget: (uid) => void forgotten.push(uid),
      erase: (uid) => void erased.push(uid),
      report: (error) => reported.push(error),
    });
    const stop = connection.start();
    const save = async (credit: string, uid = "ada") => connection.save(uid, { preferences: { photoBy: credit } });
    return { connection, save, surroundings: page.controls, reported, forgotten, erased, close: stop };
  };
  return { clock, server, disk, open };
}

/** A lock that grants all requests in order. */
function fakeLock(): Lock {
  let last: Promise<unknown> = Promise.resolve();
  return async (action) => {
    const mine = last.then(action);
    last = mine.catch(() => undefined);
    return mine;
  };
}

function channelIn(listeners: Set<(event: TabEvent) => void>): Channel {
  let own: ((event: TabEvent) => void) | undefined;
  return {
    post: (event) => {
      for (const listener of listeners) if (listener !== own) listener(event);
    },
    subscribe: (listener) => {
      own = listener;
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

function fakePage() {
  let listeners: SurroundingsListeners | undefined;
  const controls = {
    visible: true,
    network: () => listeners?.network(),
    attention: () => listeners?.attention(),
  };
  const surroundings: Surroundings = {
    visible: () => controls.visible,
    subscribe: (given) => {
      listeners = given;
      return () => {
        listeners = undefined;
      };
    },
  };
  return { controls, surroundings };
}
