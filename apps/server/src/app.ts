import { addAuth } from "./auth/index.ts";
import type { Config } from "./config/config.ts";
import { productAddress } from "./config/development.ts";
import { complaintAboutDatabase, openDatabase } from "./db/open.ts";
import { createFastify, type App } from "./fastify.ts";
import { addDevelopmentRoute } from "./routes/development.ts";
import { addHealthRoutes } from "./routes/health.ts";
import { addPages, complaintAboutPages } from "./routes/pages.ts";

/**
 * The whole server, not yet listening.
 * @param pages the folder of the built pages
 * @throws {ConfigError} when the database cannot be opened
 */
export async function buildApp(config: Config, pages: string): Promise<App> {
  const app = createFastify(config);
  const db = await openDatabase(config, (error) => app.log.error({ err: error }, "a database connection broke"));
  app.addHook("onClose", () => db.destroy());
  const origin = (): string => productAddress(config, listeningPort(app) ?? config.port);
  await addAuth(app, { config, db, origin });
  addHealthRoutes(app, [() => complaintAboutPages(pages), () => complaintAboutDatabase(db)]);
  addDevelopmentRoute(app, config.devPlan);
  await addPages(app, pages);
  return app;
}

function listeningPort(app: App): number | null {
  const address = app.server.address();
  return typeof address === "object" ? (address?.port ?? null) : null;
}
