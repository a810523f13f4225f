/** Loads parts of the page, possibly while the server is away. */

/** Milliseconds between the first tries: the server may be starting. */
const PAUSES = [500, 1500, 4000];
/** Milliseconds between later tries, unless the connection returns before. */
const LONG_PAUSE = 30_000;

interface Patience {
  /** Most tries with a network; unlimited by default, because a missing part would be missing for good. */
  readonly tries?: number;
  readonly waits?: Waits;
}

/**
 * Loads a part of the page, however long the network or the server is away.
 * @throws what `load` throws after the last try
 */
export async function retryImport<Part>(
  load: () => Promise<Part>,
  { tries = Infinity, waits = browserWaits }: Patience = {},
): Promise<Part> {
  for (let failures = 1; ; failures++) {
    try {
      return await load();
    } catch (error) {
      const offline = waits.offline();
      if (offline) failures = 0;
      else if (failures >= tries) throw error;
      await waits.pause(offline ? undefined : (PAUSES[failures - 1] ?? LONG_PAUSE));
    }
  }
}

export interface Waits {
  /** True only when there certainly is no network. */
  offline(): boolean;
  /** Waits for the connection. @param ms longest duration; undefined without end */
  pause(ms: number | undefined): Promise<void>;
}

const CONNECTED = "matte.connected";
const returns = new EventTarget();

/** Repeats all failed imports at once: the server has answered again. */
export function announceConnection(): void {
  returns.dispatchEvent(new Event(CONNECTED));
}

const browserWaits: Waits = {
  offline: () => !navigator.onLine,
  pause: (ms) =>
    new Promise((resolve) => {
      const end = new AbortController();
      const go = (): void => {
        end.abort();
        resolve();
      };
      window.addEventListener("online", go, end);
      returns.addEventListener(CONNECTED, go, end);
      if (ms === undefined) return;
      const timer = setTimeout(go, ms);
      end.signal.addEventListener("abort", () => clearTimeout(timer));
    }),
};
