/** Messages from a page to a service worker, possibly in another version: their words must not change. */
export type WorkerRequest =
  /** Activates the waiting version; sent when the photographer wants the update. */
  | { readonly type: "matte.come-in" }
  /** Asks whether this script, given by its path, belongs to the worker's version. A boolean comes back on the port. */
  | { readonly type: "matte.is-yours"; readonly script: string };
