import type { Socket } from "node:net";
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
  const closeSilent = watchSilent(app);
  const stop = (signal: NodeJS.Signals): void => {
    // From here on the signals do what they do to any program.
    process.off("SIGINT", stop).off("SIGTERM", stop);
    app.log.info({ signal }, "stopping");
    leaving.abort();
    setTimeout(() => close(app, closeSilent, delayMs > 0 ? LONG_PATIENCE_MS : PATIENCE_MS), delayMs);
  };
  process.on("SIGINT", stop).on("SIGTERM", stop);
}

/** Browsers open connections in advance. What has been silent for so long is one of them; what it asks then, it can ask anew. */
const SILENT_MS = 1000;

/** Node counts no connection as idle on which nothing has been asked yet. @returns closes them */
function watchSilent({ server }: App): () => void {
  const silent = new Map<Socket, number>();
  server.on("connection", (socket: Socket) => {
    silent.set(socket, Date.now());
    socket.once("close", () => silent.delete(socket));
  });
  server.on("request", ({ socket }) => silent.delete(socket));
  return () => {
    for (const [socket, since] of silent)
      if (socket.bytesRead === 0 && Date.now() - since >= SILENT_MS) socket.destroy();
  };
}

function close(app: App, closeSilent: () => void, patienceMs: number): void {
  setTimeout(() => {
    app.log.error("requests did not end in time");
    process.exit(1);
  }, patienceMs).unref();
  // An answer that had begun before would keep its connection.
  setInterval(() => {
    app.server.closeIdleConnections();
    closeSilent();
  }, LOOK_EVERY_MS).unref();
  app.close().then(
    () => process.exit(0),
    (error: unknown) => {
      app.log.error({ err: error }, "stopping failed");
      process.exit(1);
    },
  );
}
