/** Runs in a frame like a tab: real storage, locks and channel, but the test's network. */
import { browserClock } from "../../outbox/clock.ts";
import { withLock } from "../../outbox/with-lock.ts";
import { browserChannel, randomUuid, browserSurroundings } from "../browser/open-connection.ts";
import { createDataConnection } from "../connection.ts";
import type { DataConnection } from "../data-connection.ts";
import type { Network } from "../ports.ts";
import { openIndexedStore } from "../store/indexed.ts";
import { reopeningStore } from "../store/reopening.ts";

export type OpenConnection = (name: string, network: Network) => DataConnection;

declare global {
  interface Window {
    openConnection?: OpenConnection;
  }
}

export function openConnection(name: string, network: Network): DataConnection {
  return createDataConnection({
    clock: browserClock,
    random: Math.random,
    uuid: randomUuid,
    network: asText(network),
    durable: reopeningStore(async (lost) => openIndexedStore(name, lost)),
    lock: async (action) => withLock(name, action),
    channel: browserChannel(name),
    surroundings: browserSurroundings,
    forget: () => undefined,
    erase: () => undefined,
    report: (error) => console.error(error),
  });
}

/** Copies answers as text: an object from another document has other prototypes. */
function asText(network: Network): Network {
  return async (ask) => {
    const { body, ...answer } = await network(ask);
    return { ...answer, body: body === undefined ? undefined : (JSON.parse(JSON.stringify(body)) as unknown) };
  };
}

globalThis.window.openConnection = openConnection;
