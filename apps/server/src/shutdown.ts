import type { App } from "./fastify.ts";

const LOOK_EVERY_MS = 100;
const PATIENCE_MS = 10_000;
/** Behind a balancer nobody watches the process end, and uploads may be under way. */
const LONG_PATIENCE_MS = 60_000;

/**
 * Ends well on Ctrl-C and `kill`: no new requests, those under way are answered. A second signal ends at once.
 * @param leaving aborted at the first signal
 * @param delayMs from then on until no new requests are taken
 */
export function stopOnSignals(app: App, leaving: AbortController, delayMs: number): void {
  const stop = (signal: NodeJS.Signals): void => {
    // From here on the signals do what they do to any program.
    process.off("SIGINT", stop).off("SIGTERM", stop);
    app.log.info({ signal }, "stopping");
    leaving.abort();
    setTimeout(() => close(app, delayMs > 0 ? LONG_PATIENCE_MS : PATIENCE_MS), delayMs);
  };
  process.on("SIGINT", stop).on("SIGTERM", stop);
}

function close(app: App, patienceMs: number): void {
  setTimeout(() => {
    app.log.error("requests did not end in time");
    process.exit(1);
  }, patienceMs).unref();
  // An answer that had begun before would keep its connection.
  setInterval(() => app.server.closeIdleConnections(), LOOK_EVERY_MS).unref();
  app.close().then(
    () => process.exit(0),
    (error: unknown) => {
      app.log.error({ err: error }, "stopping failed");
      process.exit(1);
    },
  );
}
