import { createDataConnection, type DataConnection } from "../connection.ts";
import { openIndexedStore } from "../store/indexed.ts";
import { reopeningStore } from "../store/reopening.ts";
import { browserChannel } from "./channel.ts";
import { browserClock } from "./clock.ts";
import { browserExclusive } from "./exclusive.ts";
import { browserNetwork } from "./network.ts";
import { browserSurroundings } from "./surroundings.ts";
import { removeEverything, removeTraces } from "./traces.ts";
import { randomUuid } from "./uuid.ts";

/** @param name of the database, the lock and the channel; tabs that share it share their writes */
export function openDataConnection(name = "matte.data"): DataConnection {
  return createDataConnection({
    clock: browserClock,
    random: Math.random,
    uuid: randomUuid,
    network: browserNetwork,
    durable: reopeningStore(async (lost) => openIndexedStore(name, lost)),
    exclusive: browserExclusive(name),
    channel: browserChannel(name),
    surroundings: browserSurroundings,
    forget: removeTraces,
    erase: removeEverything,
    report: (error) => console.error("The data connection:", error),
  });
}
