/** A tab of a browser, as many as a test opens, around the fake clock and server. */
import { createDataConnection, type DataConnection } from "../connection.ts";
import type { Channel, DataStore, Exclusive, News, Surroundings, SurroundingsListeners } from "../ports.ts";
import { memoryStore } from "../store/memory.ts";
import { fakeClock, type FakeClock } from "./fake-clock.ts";
import { fakeServer, type FakeServer } from "./fake-server.ts";

export interface Browser {
  readonly clock: FakeClock;
  readonly server: FakeServer;
  /** What is on the disk; shared by the tabs, and there after a reload. */
  readonly disk: DataStore;
  open(durable?: DataStore): Tab;
}

export interface Tab {
  readonly connection: DataConnection;
  /** Stores a change of the credit. */
  save(credit: string, uid?: string): Promise<"queued" | "held">;
  readonly surroundings: SurroundingsListeners & { visible: boolean };
  readonly reported: unknown[];
  /** Whose traces were to be removed. */
  readonly forgotten: string[];
  /** Of whom nothing was to be left. */
  readonly erased: string[];
  close(): void;
}

export function fakeBrowser(server: FakeServer = fakeServer(), random: () => number = () => 0.5): Browser {
  const clock = fakeClock();
  const disk = memoryStore();
  const exclusive = oneAtATime();
  const air = new Set<(news: News) => void>();
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
      exclusive,
      channel: channelIn(air),
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

/** Web Locks, as far as these tests need them: whoever comes later waits. */
function oneAtATime(): Exclusive {
  let last: Promise<unknown> = Promise.resolve();
  return async (action) => {
    const mine = last.then(action);
    last = mine.catch(() => undefined);
    return mine;
  };
}

function channelIn(air: Set<(news: News) => void>): Channel {
  let own: ((news: News) => void) | undefined;
  return {
    tell: (news) => {
      for (const hear of air) if (hear !== own) hear(news);
    },
    listen: (heard) => {
      own = heard;
      air.add(heard);
      return () => void air.delete(heard);
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
    listen: (given) => {
      listeners = given;
      return () => {
        listeners = undefined;
      };
    },
  };
  return { controls, surroundings };
}
