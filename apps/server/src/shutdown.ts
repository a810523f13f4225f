import type { Socket } from "node:net";
import type { ReadinessCheck } from "./domain/readiness.ts";
import type { App } from "./http/app.ts";

const POLL_MS = 100;
const GRACE_MS = 10_000;
/** With a balancer in front, no user waits for the process to end, and uploads may be in progress. */
const BALANCED_GRACE_MS = 60_000;

/**
 * Prepares for a stop: the server isn't ready any longer, and each connection closes with its next answer, so that a
 * load balancer uses other servers.
 * @param stopping aborted when this begins
 */
export function drainOn(app: App, stopping: AbortSignal): ReadinessCheck {
  stopping.addEventListener("abort", () => {
    app.server.prependListener("request", (_request, response) => response.setHeader("connection", "close"));
  });
  return async () => (stopping.aborted ? "stopping" : null);
}

/**
 * Stops on Ctrl-C and `kill`: accepts no new requests and finishes those in progress. A second signal ends the process
 * at once.
 * @param stopping aborted at the first signal
 * @param delayMs from the signal to refusing new requests
 */
export function stopOnSignals(app: App, stopping: AbortController, delayMs: number): void {
  const closeSilent = watchSilent(app);
  const stop = (signal: NodeJS.Signals): void => {
    // Restores both signals' default behaviour.
    process.off("SIGINT", stop).off("SIGTERM", stop);
    app.log.info({ signal }, "stopping");
    stopping.abort();
    setTimeout(() => close(app, closeSilent, delayMs > 0 ? BALANCED_GRACE_MS : GRACE_MS), delayMs);
  };
  process.on("SIGINT", stop).on("SIGTERM", stop);
}

/** Browsers open connections in advance. A silent one is closed after this; its request can be repeated. */
const SILENT_MS = 1000;

/** Tracks connections without a request, which Node doesn't count as idle. @returns closes them */
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

function close(app: App, closeSilent: () => void, graceMs: number): void {
  setTimeout(() => {
    app.log.error("requests did not end in time");
    process.exit(1);
  }, graceMs).unref();
  // An answer begun before the signal keeps its connection open.
  setInterval(() => {
    app.server.closeIdleConnections();
    closeSilent();
  }, POLL_MS).unref();
  app.close().then(
    () => process.exit(0),
    (error: unknown) => {
      app.log.error({ err: error }, "stopping failed");
      process.exit(1);
    },
  );
}
