import type { ReadinessCheck } from "../domain/readiness.ts";
import type { App } from "../fastify.ts";

/**
 * Before a server stops, whoever leads requests to it has to lead them elsewhere: it says that it is not ready, and lets go
 * of connections with their next answer.
 * @param leaving aborted once it begins
 * @returns a readiness check
 */
export function sendAway(app: App, leaving: AbortSignal): ReadinessCheck {
  leaving.addEventListener("abort", () => {
    app.server.prependListener("request", (_request, response) => response.setHeader("connection", "close"));
  });
  return async () => (leaving.aborted ? "stopping" : null);
}
