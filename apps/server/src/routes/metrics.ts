import { createHash, timingSafeEqual } from "node:crypto";
import { endpoints } from "@matte/contracts";
import { collectDefaultMetrics, Histogram, Registry } from "prom-client";
import { DomainError } from "../domain/domain-error.ts";
import type { App } from "../http/app.ts";
import { route } from "../http/route.ts";

/**
 * Measures the process and durations by route, without personal data. Must be called before adding routes.
 * @param token required bearer token. IP addresses prove nothing: with a proxy on the same machine, all
 * requests come from that machine
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
    const url = request.routeOptions.url ?? "unknown";
    durations.observe({ method: request.method, route: url, status: reply.statusCode }, reply.elapsedTime / 1000);
  });
  route(app, endpoints.readMetrics, async (request, reply) => {
    if (!hasToken(request.headers.authorization, token)) throw new DomainError("token-required");
    reply.header("cache-control", "no-store").type(registry.contentType);
    return registry.metrics();
  });
}

/** Compares in constant time. */
function hasToken(authorization: string | undefined, token: string): boolean {
  const digest = (text: string): Buffer => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(authorization ?? ""), digest(`Bearer ${token}`));
}
