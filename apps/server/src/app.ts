import { access } from "node:fs/promises";
import { join } from "node:path";
import type { Config } from "./config/config.ts";
import { createFastify, type App } from "./fastify.ts";
import { addDevelopmentRoute } from "./routes/development.ts";
import { addHealthRoutes } from "./routes/health.ts";
import { addPages } from "./routes/pages.ts";

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

function complaintAboutPages(pages: string): Promise<string | null> {
  return access(join(pages, "index.html")).then(
    () => null,
    () => "The pages are not built.",
  );
}
