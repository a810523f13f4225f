import { healthAnswer, readinessAnswer } from "@matte/contracts";
import type { App } from "../fastify.ts";
import { sendError } from "../http/errors.ts";

/** Answers why the product cannot be served at the moment, null when it can. */
export type ReadinessCheck = () => Promise<string | null>;

export function addHealthRoutes(app: App, checks: readonly ReadinessCheck[]): void {
  app.addHook("onSend", async (request, reply) => {
    if (request.url.startsWith("/healthz") || request.url.startsWith("/readyz"))
      reply.header("cache-control", "no-store");
  });
  app.get("/healthz", { schema: { response: { 200: healthAnswer } } }, () => ({ status: "ok" as const }));
  app.get("/readyz", { schema: { response: { 200: readinessAnswer } } }, async (_request, reply) => {
    const complaints = await Promise.all(checks.map((check) => check()));
    const complaint = complaints.find((one) => one !== null);
    return complaint === undefined ? { status: "ready" as const } : sendError(reply, 503, complaint);
  });
}
