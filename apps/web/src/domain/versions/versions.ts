/** Finds out that a newer version has come, and lets it in when somebody wants it. */
import { createStore, type StoreApi } from "zustand/vanilla";
import type { Asked } from "./messages.ts";

/** The least time between two looks for a newer version, in milliseconds. */
const LOOK_AGAIN = 60 * 60_000;

/** What of the browser is used. */
export interface VersionPorts {
  readonly container: Pick<ServiceWorkerContainer, "controller" | "register" | "addEventListener">;
  /** The worker's address, fit for `register`. */
  readonly address: () => string;
  /** The path of the script that this page began with: it tells versions apart. */
  readonly script: string;
  /** Whether photos are open in any tab. */
  readonly workIsHeld: () => Promise<boolean>;
  readonly reload: () => void;
  /** Told when the page, which had no worker, has one. */
  readonly onFirstWorker: () => void;
  readonly now: () => number;
}

/** `held`: photos are open in another tab, so that the version comes in at the next start. */
export type UpdateOutcome = "updating" | "held";

export interface Versions {
  /** Whether a newer version could be had by loading the page anew. */
  readonly store: StoreApi<{ readonly ready: boolean }>;
  /** Registers the worker. @throws when the browser will have none */
  start(): Promise<void>;
  /** Looks for a newer version, now and then at most. */
  look(): Promise<void>;
  update(): Promise<UpdateOutcome>;
}

export function openVersions(ports: VersionPorts): Versions {
  const { container, address, script, workIsHeld, reload, now } = ports;
  const store = createStore<{ readonly ready: boolean }>(() => ({ ready: false }));
  let registration: ServiceWorkerRegistration | undefined;
  let looked = now();
  let wanted = false;

  const offer = async (worker: ServiceWorker): Promise<void> => {
    // A page that came by the network may be of the new version before its worker is.
    if (!(await isOfVersion(worker, script))) store.setState({ ready: true });
  };
  const follow = (worker: ServiceWorker | null): void => {
    worker?.addEventListener("statechange", () => {
      // The very first worker has no page to be newer than.
      if (worker.state === "installed" && container.controller !== null) void offer(worker);
    });
  };
  const followTakeover = (): void => {
    let controlled = container.controller !== null;
    container.addEventListener("controllerchange", () => {
      if (wanted) reload();
      else if (!controlled) ports.onFirstWorker();
      // Another tab has let it in: this one's own files may be gone from here.
      else if (container.controller !== null) void offer(container.controller);
      controlled = true;
    });
  };

  return {
    store,
    start: async () => {
      followTakeover();
      registration = await container.register(address(), { scope: "/", updateViaCache: "none" });
      registration.addEventListener("updatefound", () => follow(registration?.installing ?? null));
      follow(registration.installing);
      if (registration.waiting !== null && container.controller !== null) await offer(registration.waiting);
    },
    look: async () => {
      if (registration === undefined || now() - looked < LOOK_AGAIN) return;
      looked = now();
      await registration.update();
    },
    update: async () => {
      if (await workIsHeld()) return "held";
      wanted = true;
      if (registration?.waiting) say(registration.waiting, { type: "matte.come-in" });
      else reload();
      return "updating";
    },
  };
}

function say(worker: ServiceWorker, words: Asked, ports: Transferable[] = []): void {
  worker.postMessage(words, ports);
}

function isOfVersion(worker: ServiceWorker, script: string): Promise<boolean> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
      port1.close();
      resolve(data === true);
    });
    port1.start();
    say(worker, { type: "matte.is-yours", script }, [port2]);
  });
}
