import { writesAnswer, writesRequest } from "@matte/contracts";
import type { Db } from "../db/schema.ts";
import type { App } from "../fastify.ts";
import { applyWrites } from "../services/writes.ts";

/** `POST /api/writes`: changes that waited in a browser, each applied once however often it arrives. */
export function addWritesRoute(app: App, db: Db): void {
  app.post(
    "/api/writes",
    { schema: { body: writesRequest, response: { 200: writesAnswer } } },
    async ({ actor, body }) => {
      const results = await applyWrites(db, actor, body.writes, new Date().toISOString());
      return { success: true as const, results };
    },
  );
}
