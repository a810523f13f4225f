import type { Surroundings } from "../ports.ts";

export const browserSurroundings: Surroundings = {
  visible: () => document.visibilityState === "visible",
  listen: ({ network, attention }) => {
    const seen = (): void => {
      if (document.visibilityState === "visible") attention();
    };
    const done = new AbortController();
    const { signal } = done;
    // That the network went is only a rumour, too: a server on this very machine is still there.
    addEventListener("online", network, { signal });
    addEventListener("offline", network, { signal });
    addEventListener("focus", attention, { signal });
    addEventListener("pageshow", attention, { signal });
    document.addEventListener("visibilitychange", seen, { signal });
    return () => done.abort();
  },
};
