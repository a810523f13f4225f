/** Milliseconds between the tries while there is a network: the server may be starting. */
const PAUSES = [500, 1500, 4000];

/**
 * Loads a part of the page however long the network is away.
 * @throws what `load` throws, when it fails again and again with a network: the part is gone, as after an update
 */
export async function insist<Part>(load: () => Promise<Part>, wait: Waiting = browserWaiting): Promise<Part> {
  for (let failures = 0; ; failures++) {
    try {
      return await load();
    } catch (error) {
      if (wait.offline()) failures = -1;
      else if (failures >= PAUSES.length) throw error;
      await wait.pause(PAUSES[failures]);
    }
  }
}

export interface Waiting {
  /** Whether there certainly is no network. */
  offline(): boolean;
  /** @param ms after which it ends; undefined: when the network is back */
  pause(ms: number | undefined): Promise<void>;
}

const browserWaiting: Waiting = {
  offline: () => !navigator.onLine,
  pause: (ms) =>
    new Promise((resolve) => {
      if (ms === undefined) window.addEventListener("online", () => resolve(), { once: true });
      else setTimeout(resolve, ms);
    }),
};
