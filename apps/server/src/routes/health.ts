import { healthAnswer, readinessAnswer } from "@matte/contracts";
import type { App } from "../fastify.ts";
import type { ReadinessCheck } from "../domain/readiness.ts";
import { sendError } from "../http/errors.ts";

export function addHealthRoutes(app: App, checks: readonly ReadinessCheck[]): void {
  app.addHook("onSend", async (request, reply) => {
    if (request.url.startsWith("/healthz") || request.url.startsWith("/readyz"))
      reply.header("cache-control", "no-store");
  });
  app.get("/healthz", { schema: { response: { 200: healthAnswer } } }, () => ({ status: "ok" as const }));
  app.get("/readyz", { schema: { response: { 200: readinessAnswer } } }, async (_request, reply) => {
    const [reason] = (await Promise.all(checks.map((check) => check()))).filter((result) => result !== null);
    return reason === undefined ? { status: "ready" as const } : sendError(reply, "not-ready", { reason });
  });
}
