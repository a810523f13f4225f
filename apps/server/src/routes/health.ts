import { endpoints } from "@matte/contracts";
import type { ReadinessCheck } from "../domain/readiness.ts";
import type { App } from "../http/app.ts";
import { sendError } from "../http/errors.ts";
import { route } from "../http/route.ts";

/** Result lifetime: a stranger can't make the server query its database and store more often. */
const REMEMBERED_MS = 1000;

export function addHealthRoutes(app: App, checks: readonly ReadinessCheck[]): void {
  const paths = [endpoints.readHealth.path, endpoints.readReadiness.path];
  app.addHook("onSend", async ({ url }, reply) => {
    if (paths.some((path) => url.startsWith(path))) reply.header("cache-control", "no-store");
  });
  route(app, endpoints.readHealth, () => ({ status: "ok" as const }));
  const reasonOf = remembered(async () => {
    const results = await Promise.all(checks.map((check) => check()));
    return results.find((result) => result !== null);
  });
  route(app, endpoints.readReadiness, async (_request, reply) => {
    const reason = await reasonOf();
    return reason === undefined ? { status: "ready" as const } : sendError(reply, "not-ready", { reason });
  });
}

/** Calls at most once in `REMEMBERED_MS`, and shares the result. */
function remembered<T>(call: () => Promise<T>): () => Promise<T> {
  let latest: Promise<T> | null = null;
  let until = 0;
  return () => {
    if (latest !== null && performance.now() < until) return latest;
    until = performance.now() + REMEMBERED_MS;
    return (latest = call());
  };
}
