import { addAuth } from "./auth/index.ts";
import { addPayments } from "./billing/index.ts";
import type { Config } from "./config/config.ts";
import { productAddress, supportAddress } from "./config/address.ts";
import { checkDatabase, openDatabase } from "./db/open.ts";
import { createFastify, type App } from "./fastify.ts";
import { keepHouse } from "./housekeeping.ts";
import { openImages } from "./images/index.ts";
import { relievePressure } from "./http/pressure.ts";
import { sendAway } from "./http/leaving.ts";
import { addRateLimits } from "./http/rate-limits.ts";
import { addDocs } from "./routes/docs.ts";
import { addDocumentRoutes } from "./routes/documents.ts";
import { addHealthRoutes } from "./routes/health.ts";
import { addMetrics } from "./routes/metrics.ts";
import { addImageRoutes } from "./routes/uploads/index.ts";
import { addNewsletterRoutes } from "./routes/newsletter.ts";
import { addPages, checkPages } from "./routes/pages.ts";
import { addShareRoute } from "./routes/share.ts";
import { createSharedCounts, type SharedCounts } from "./services/shared-counts.ts";

/**
 * The whole server, not yet listening.
 * @param pages the folder of the built pages
 * @param leaving aborted once requests should go elsewhere; those that come all the same are answered
 * @throws {ConfigError} when the database cannot be opened
 */
export async function buildApp(config: Config, pages: string, leaving = new AbortController().signal): Promise<App> {
  const app = createFastify(config);
  const db = await openDatabase(config, (error) => app.log.error({ err: error }, "a database connection broke"));
  app.addHook("onClose", () => db.destroy());
  const origin = (): string => productAddress(config, listeningPort(app) ?? config.port);
  // One process has SQLite to itself, and counts faster without it.
  const counts = config.databaseUrl === null ? null : createSharedCounts(db);
  await addSafeguards(app, config, counts);
  const { verifyIdentityToken } = await addAuth(app, { config, db, origin });
  const payments = await addPayments(app, { config, db, origin });
  const images = await openImages(config);
  app.addHook("onClose", async () => images.close());
  await addDocumentRoutes(app, db, { payments, images, support: () => supportAddress(config, origin()), origin });
  await addNewsletterRoutes(app, db, config.rateLimits);
  await addImageRoutes(app, { db, images, verifyIdentityToken, uploadsPerMinute: config.rateLimits.uploads });
  addHealthRoutes(app, [sendAway(app, leaving), () => checkPages(pages), () => checkDatabase(db), images.store.ready]);
  await addShareRoute(app);
  keepHouse(app, db, images);
  await addPages(app, { root: pages, origin });
  return app;
}

/** What concerns every route that is added after it. */
async function addSafeguards(
  app: App,
  { rateLimits, metricsToken }: Config,
  counts: SharedCounts | null,
): Promise<void> {
  if (metricsToken !== null) addMetrics(app, metricsToken);
  await relievePressure(app);
  await addRateLimits(app, rateLimits, counts);
  await addDocs(app);
}

function listeningPort(app: App): number | null {
  const address = app.server.address();
  return typeof address === "object" ? (address?.port ?? null) : null;
}
