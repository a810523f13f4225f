/** Runs in a frame of its own, as a tab would: real storage, locks and channel, a network that is handed in. */
import { browserChannel } from "../browser/channel.ts";
import { browserClock } from "../browser/clock.ts";
import { browserExclusive } from "../browser/exclusive.ts";
import { browserSurroundings } from "../browser/surroundings.ts";
import { randomUuid } from "../browser/uuid.ts";
import { createDataConnection, type DataConnection } from "../connection.ts";
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
    exclusive: browserExclusive(name),
    channel: browserChannel(name),
    surroundings: browserSurroundings,
    forget: () => undefined,
    erase: () => undefined,
    report: (error) => console.error(error),
  });
}

/** Nothing but text comes over a wire: an object of another document would not be what it looks like. */
function asText(network: Network): Network {
  return async (ask) => {
    const { body, ...answer } = await network(ask);
    return { ...answer, body: body === undefined ? undefined : (JSON.parse(JSON.stringify(body)) as unknown) };
  };
}

globalThis.window.openConnection = openConnection;
