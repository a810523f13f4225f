import { browserClock } from "../../outbox/clock.ts";
import { withLock } from "../../outbox/with-lock.ts";
import { createDataConnection } from "../connection.ts";
import type { DataConnection } from "../data-connection.ts";
import { openIndexedStore } from "../store/indexed.ts";
import { reopeningStore } from "../store/reopening.ts";
import { removeEverything, removeTraces } from "./traces.ts";
import type { Channel, TabEvent, Surroundings, Answer, Ask, Network } from "../ports.ts";

/** @param name for the database, the lock and the channel; tabs with the same name share their writes */
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

/** Uses a BroadcastChannel; without one, tabs find changes when they next read the store. */
export function browserChannel(name: string): Channel {
  if (typeof BroadcastChannel === "undefined") return { post: () => undefined, subscribe: () => () => undefined };
  const channel = new BroadcastChannel(name);
  return {
    post: (event) => channel.postMessage(event),
    subscribe: (listener) => {
      const onMessage = ({ data }: MessageEvent<unknown>): void => {
        if (isTabEvent(data)) listener(data);
      };
      channel.addEventListener("message", onMessage);
      return () => channel.removeEventListener("message", onMessage);
    },
  };
}

function isTabEvent(data: unknown): data is TabEvent {
  if (data === "work" || data === "progress") return true;
  return typeof data === "object" && data !== null && "erased" in data && typeof data.erased === "string";
}

export const browserSurroundings: Surroundings = {
  visible: () => document.visibilityState === "visible",
  subscribe: ({ network, attention }) => {
    const onVisible = (): void => {
      if (document.visibilityState === "visible") attention();
    };
    const end = new AbortController();
    const { signal } = end;
    addEventListener("online", network, { signal });
    // Going offline is only a hint, too: a server on this very machine can still be reached.
    addEventListener("offline", network, { signal });
    addEventListener("focus", attention, { signal });
    addEventListener("pageshow", attention, { signal });
    document.addEventListener("visibilitychange", onVisible, { signal });
    return () => end.abort();
  },
};

/** `fetch` without caches. Redirects fail: our server sends none, but networks asking for consent to their terms do. */
export const browserNetwork: Network = async (ask) => answerIn(await fetch(ask.path, requestFor(ask)));

function requestFor({ method, body, asUser, signal }: Ask): RequestInit {
  const plain: RequestInit = {
    method,
    signal,
    cache: "no-store",
    redirect: "error",
    credentials: asUser ? "same-origin" : "omit",
  };
  if (body === undefined) return plain;
  return { ...plain, body: JSON.stringify(body), headers: { "content-type": "application/json" } };
}

async function answerIn(response: Response): Promise<Answer> {
  return {
    status: response.status,
    body: jsonIn(await response.text()),
    retryAfter: response.headers.get("retry-after"),
    date: response.headers.get("date"),
  };
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
