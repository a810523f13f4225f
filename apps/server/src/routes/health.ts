import { endpoints } from "@matte/contracts";
import type { ReadinessCheck } from "../domain/readiness.ts";
import type { App } from "../http/app.ts";
import { sendError } from "../http/errors.ts";
import { route } from "../http/route.ts";

export function addHealthRoutes(app: App, checks: readonly ReadinessCheck[]): void {
  const paths = [endpoints.readHealth.path, endpoints.readReadiness.path];
  app.addHook("onSend", async ({ url }, reply) => {
    if (paths.some((path) => url.startsWith(path))) reply.header("cache-control", "no-store");
  });
  route(app, endpoints.readHealth, () => ({ status: "ok" as const }));
  route(app, endpoints.readReadiness, async (_request, reply) => {
    const results = await Promise.all(checks.map((check) => check()));
    const reason = results.find((result) => result !== null);
    return reason === undefined ? { status: "ready" as const } : sendError(reply, "not-ready", { reason });
  });
}
