/** Detects newer versions of the product, and activates them when the photographer wants it. */
import { pagePath } from "#lib/page-path.ts";
import { createStore, type StoreApi } from "zustand/vanilla";
import type { WorkerRequest } from "./messages.ts";

/** Milliseconds between two checks for a newer version. */
const CHECK_INTERVAL = 60 * 60_000;
/** Milliseconds until the page reloads without a worker: Chromium lets the old one finish its requests first, for minutes. */
const ACTIVATION_TIMEOUT = 5000;

export interface VersionPorts {
  readonly container: Pick<ServiceWorkerContainer, "controller" | "register" | "addEventListener">;
  readonly workerUrl: () => string;
  /** Path to this page's first script; it identifies the page's version. */
  readonly script: string;
  readonly isWorkUnsaved: () => Promise<boolean>;
  readonly reload: () => void;
  readonly isOnline: () => boolean;
  /** Called when a page without a worker gets one. */
  readonly onFirstWorker: () => void;
  readonly now: () => number;
}

/** `blocked`: another tab has unsaved work, so the new version starts with the next visit. */
export type UpdateOutcome = "updating" | "blocked";

export interface Versions {
  /** `ready` is true when reloading the page would bring a newer version. */
  readonly store: StoreApi<{ readonly ready: boolean }>;
  /** Registers the worker. @throws when the browser refuses it */
  start(): Promise<void>;
  /** Checks for a newer version, at most once an hour. */
  check(): Promise<void>;
  update(): Promise<UpdateOutcome>;
}

export function openVersions(ports: VersionPorts): Versions {
  const { container, workerUrl, script, isWorkUnsaved, reload, isOnline, now } = ports;
  const store = createStore<{ readonly ready: boolean }>(() => ({ ready: false }));
  let registration: ServiceWorkerRegistration | undefined;
  let checkedAt = now();
  let updating = false;

  const offer = async (worker: ServiceWorker): Promise<void> => {
    // A page loaded from the network may be newer than its worker.
    if (!(await isOfVersion(worker, script))) store.setState({ ready: true });
  };
  const watchInstallation = (worker: ServiceWorker | null): void => {
    worker?.addEventListener("statechange", () => {
      // The very first worker updates nothing.
      if (worker.state === "installed" && container.controller !== null) void offer(worker);
    });
  };
  const watchController = (): void => {
    let controlled = container.controller !== null;
    container.addEventListener("controllerchange", () => {
      if (updating) reload();
      else if (!controlled) ports.onFirstWorker();
      // Another tab has updated: files of this page's version may be gone from the cache.
      else if (container.controller !== null) void offer(container.controller);
      controlled = true;
    });
  };

  /**
   * Otherwise the page would wait for its new worker to activate, although the old one no longer answers. The next page registers
   * again.
   */
  const reloadWithoutWorker = async (): Promise<void> => {
    if (isOnline()) await registration?.unregister().catch(() => false);
    reload();
  };

  return {
    store,
    start: async () => {
      watchController();
      registration = await container.register(workerUrl(), { scope: pagePath("/"), updateViaCache: "none" });
      registration.addEventListener("updatefound", () => watchInstallation(registration?.installing ?? null));
      watchInstallation(registration.installing);
      if (registration.waiting !== null && container.controller !== null) await offer(registration.waiting);
    },
    check: async () => {
      if (registration === undefined || now() - checkedAt < CHECK_INTERVAL) return;
      checkedAt = now();
      await registration.update();
    },
    update: async () => {
      if (await isWorkUnsaved()) return "blocked";
      updating = true;
      if (registration?.waiting) {
        post(registration.waiting, { type: "matte.come-in" });
        setTimeout(() => void reloadWithoutWorker(), ACTIVATION_TIMEOUT);
      } else reload();
      return "updating";
    },
  };
}

function post(worker: ServiceWorker, request: WorkerRequest, ports: Transferable[] = []): void {
  worker.postMessage(request, ports);
}

function isOfVersion(worker: ServiceWorker, script: string): Promise<boolean> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
      port1.close();
      resolve(data === true);
    });
    port1.start();
    post(worker, { type: "matte.is-yours", script }, [port2]);
  });
}
