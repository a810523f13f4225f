import type { Surroundings } from "../ports.ts";

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
