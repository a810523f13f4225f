import { browserClock } from "../../outbox/clock.ts";
import { withLock } from "../../outbox/with-lock.ts";
import { createDataConnection } from "../connection.ts";
import type { DataConnection } from "../data-connection.ts";
import { openIndexedStore } from "../store/indexed.ts";
import { reopeningStore } from "../store/reopening.ts";
import { browserChannel } from "./channel.ts";
import { browserNetwork } from "./network.ts";
import { browserSurroundings } from "./surroundings.ts";
import { removeEverything, removeTraces } from "./traces.ts";

/** @param name of the database, the lock and the channel; tabs with the same name share their writes */
export function openDataConnection(name = "matte.data"): DataConnection {
  return createDataConnection({
    clock: browserClock,
    random: Math.random,
    uuid: randomUuid,
    network: browserNetwork,
    durable: reopeningStore(async (lost) => openIndexedStore(name, lost)),
    lock: async (action) => withLock(name, action),
    channel: browserChannel(name),
    surroundings: browserSurroundings,
    forget: removeTraces,
    erase: removeEverything,
    report: (error) => console.error("The data connection:", error),
  });
}

/**
 * A version 4 UUID (RFC 9562 §5.4). `crypto.randomUUID` is missing in insecure contexts, as when a phone opens a computer's
 * development server.
 */
export function randomUuid(
  random: (bytes: Uint8Array<ArrayBuffer>) => unknown = (bytes) => crypto.getRandomValues(bytes),
): string {
  const bytes = new Uint8Array(16);
  random(bytes);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join("-");
}
