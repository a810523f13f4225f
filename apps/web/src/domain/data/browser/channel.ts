import type { Channel, TabEvent } from "../ports.ts";

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
