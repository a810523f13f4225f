import { endpoints } from "@matte/contracts";
import type { Db } from "../db/schema.ts";
import type { App } from "../http/app.ts";
import { route } from "../http/route.ts";
import { applyWrites } from "../services/writes.ts";

/** Applies changes that waited in a browser, each once however often it arrives. */
export function addWritesRoute(app: App, db: Db): void {
  route(app, endpoints.applyWrites, async ({ actor, body }) => ({
    success: true as const,
    results: await applyWrites(db, actor, body.writes, new Date().toISOString()),
  }));
}
