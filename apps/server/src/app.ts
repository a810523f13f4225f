import type { Config } from "./config/config.ts";
import { createFastify, type App } from "./fastify.ts";
import { addDevelopmentRoute } from "./routes/development.ts";
import { addHealthRoutes } from "./routes/health.ts";
import { addPages, complaintAboutPages } from "./routes/pages.ts";

/**
 * The whole server, not yet listening.
 * @param pages the folder of the built pages
 */
export async function buildApp(config: Config, pages: string): Promise<App> {
  const app = createFastify(config);
  addHealthRoutes(app, [() => complaintAboutPages(pages)]);
  addDevelopmentRoute(app, config.devPlan);
  await addPages(app, pages);
  return app;
}
