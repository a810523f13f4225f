import { createHash, timingSafeEqual } from "node:crypto";
import { collectDefaultMetrics, Histogram, Registry } from "prom-client";
import type { App } from "../fastify.ts";
import { DomainError } from "../domain/domain-error.ts";

/**
 * `GET /metrics` for Prometheus: the process, and how long which routes took. Nothing in it is about people.
 * Call before any route is added.
 * @param token what whoever asks must bear. The address it comes from says nothing: behind a proxy on the same machine
 *   everybody comes from there
 */
export function addMetrics(app: App, token: string): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: "http_request_duration_seconds",
    help: "Time from request to answer, by route.",
    labelNames: ["method", "route", "status"],
    buckets: [0.001, 0.005, 0.025, 0.1, 0.5, 2.5, 10],
    registers: [registry],
  });
  app.addHook("onResponse", async (request, reply) => {
    const route = request.routeOptions.url ?? "unknown";
    durations.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
  });
  app.get("/metrics", async (request, reply) => {
    if (!bears(request.headers.authorization, token)) throw new DomainError("token-required");
    reply.header("cache-control", "no-store").type(registry.contentType);
    return registry.metrics();
  });
}

/** In the same time whatever is wrong with it. */
function bears(authorization: string | undefined, token: string): boolean {
  const digest = (text: string): Buffer => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(authorization ?? ""), digest(`Bearer ${token}`));
}
