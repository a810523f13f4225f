import { lazy, type FunctionComponent, type LazyExoticComponent } from "react";

/** Milliseconds between tries while there is a network: the server may be starting. */
const PAUSES = [500, 1500, 4000];

/**
 * Loads a part of the page, waiting out an absent network however long it is away.
 * @throws what `load` throws after the last try with a network: the part is gone, as after an update
 */
export async function retryImport<Part>(load: () => Promise<Part>, waits: Waits = browserWaits): Promise<Part> {
  for (let failures = 0; ; failures++) {
    try {
      return await load();
    } catch (error) {
      if (waits.offline()) failures = -1;
      else if (failures >= PAUSES.length) throw error;
      await waits.pause(PAUSES[failures]);
    }
  }
}

export interface Waits {
  /** True only when there certainly is no network. */
  offline(): boolean;
  /** @param ms duration; undefined waits for the network */
  pause(ms: number | undefined): Promise<void>;
}

const browserWaits: Waits = {
  offline: () => !navigator.onLine,
  pause: (ms) =>
    new Promise((resolve) => {
      if (ms === undefined) window.addEventListener("online", () => resolve(), { once: true });
      else setTimeout(resolve, ms);
    }),
};

/**
 * `React.lazy` for a component that may be needed while there is no network: it appears once the network is back. Wrap it
 * in its own `Suspense`, so that the page around it stays usable.
 */
export function lazyWithRetry<Props>(
  load: () => Promise<FunctionComponent<Props>>,
): LazyExoticComponent<FunctionComponent<Props>> {
  return lazy(async () => ({ default: await retryImport(load) }));
}
