import type { App } from "./fastify.ts";

const PATIENCE_MS = 10_000;

/** Ends well on Ctrl-C and `kill`: no new requests, those under way are answered. A second signal ends at once. */
export function stopOnSignals(app: App): void {
  const stop = (signal: NodeJS.Signals): void => {
    // From here on the signals do what they do to any program.
    process.off("SIGINT", stop).off("SIGTERM", stop);
    app.log.info({ signal }, "stopping");
    setTimeout(() => {
      app.log.error("requests did not end in time");
      process.exit(1);
    }, PATIENCE_MS).unref();
    app.close().then(
      () => process.exit(0),
      (error: unknown) => {
        app.log.error({ err: error }, "stopping failed");
        process.exit(1);
      },
    );
  };
  process.on("SIGINT", stop).on("SIGTERM", stop);
}
