import type { Channel, News } from "../ports.ts";

/** Over a BroadcastChannel; where there is none, tabs find out for themselves as they look at what is stored. */
export function browserChannel(name: string): Channel {
  if (typeof BroadcastChannel === "undefined") return { tell: () => undefined, listen: () => () => undefined };
  const channel = new BroadcastChannel(name);
  return {
    tell: (news) => channel.postMessage(news),
    listen: (heard) => {
      const hear = ({ data }: MessageEvent<unknown>): void => {
        if (isNews(data)) heard(data);
      };
      channel.addEventListener("message", hear);
      return () => channel.removeEventListener("message", hear);
    },
  };
}

function isNews(data: unknown): data is News {
  if (data === "work" || data === "progress") return true;
  return typeof data === "object" && data !== null && "erased" in data && typeof data.erased === "string";
}
