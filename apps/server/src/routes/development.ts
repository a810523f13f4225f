import { developmentAnswer } from "@matte/contracts";
import type { Plan } from "@matte/engine";
import type { App } from "../fastify.ts";

/** Until there are accounts, a developer's `MATTE_DEV_PLAN` says which plan the editor is on. */
export function addDevelopmentRoute(app: App, plan: Plan | null): void {
  app.get("/api/development", { schema: { response: { 200: developmentAnswer } } }, (_request, reply) => {
    reply.header("cache-control", "no-store");
    return { plan };
  });
}
