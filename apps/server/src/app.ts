import { addAuth } from "./auth/index.ts";
import { addPayments } from "./billing/index.ts";
import type { Config } from "./config/config.ts";
import { productAddress, supportAddress } from "./config/address.ts";
import { complaintAboutDatabase, openDatabase } from "./db/open.ts";
import { createFastify, type App } from "./fastify.ts";
import { keepHouse } from "./housekeeping.ts";
import { relievePressure } from "./http/pressure.ts";
import { addRateLimits } from "./http/rate-limits.ts";
import { addDocs } from "./routes/docs.ts";
import { addDocumentRoutes } from "./routes/documents.ts";
import { addHealthRoutes } from "./routes/health.ts";
import { addMetrics } from "./routes/metrics.ts";
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
  await addSafeguards(app, config);
  await addAuth(app, { config, db, origin });
  const payments = await addPayments(app, { config, db, origin });
  await addDocumentRoutes(app, db, { payments, support: () => supportAddress(config, origin()) });
  addHealthRoutes(app, [() => complaintAboutPages(pages), () => complaintAboutDatabase(db)]);
  keepHouse(app, db);
  await addPages(app, { root: pages, origin });
  return app;
}

/** What concerns every route that is added after it. */
async function addSafeguards(app: App, { rateLimits, metricsToken }: Config): Promise<void> {
  if (metricsToken !== null) addMetrics(app, metricsToken);
  await relievePressure(app);
  await addRateLimits(app, rateLimits);
  await addDocs(app);
}

function listeningPort(app: App): number | null {
  const address = app.server.address();
  return typeof address === "object" ? (address?.port ?? null) : null;
}
