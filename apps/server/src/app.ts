import { addAuth } from "./auth/index.ts";
import { addPayments } from "./billing/index.ts";
import type { Config } from "./config/config.ts";
import { productAddress, supportAddress } from "./config/address.ts";
import { complaintAboutDatabase, openDatabase } from "./db/open.ts";
import { createFastify, type App } from "./fastify.ts";
import { keepHouse } from "./housekeeping.ts";
import { openImages } from "./images/index.ts";
import { relievePressure } from "./http/pressure.ts";
import { addRateLimits } from "./http/rate-limits.ts";
import { addDocs } from "./routes/docs.ts";
import { addDocumentRoutes } from "./routes/documents.ts";
import { addHealthRoutes } from "./routes/health.ts";
import { addMetrics } from "./routes/metrics.ts";
import { addImageRoutes } from "./routes/uploads/index.ts";
import { addPages, complaintAboutPages } from "./routes/pages.ts";
import { addShareRoute } from "./routes/share.ts";

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
  const { verifyIdentityToken } = await addAuth(app, { config, db, origin });
  const payments = await addPayments(app, { config, db, origin });
  const images = await openImages(config);
  app.addHook("onClose", async () => images.close());
  await addDocumentRoutes(app, db, { payments, images, support: () => supportAddress(config, origin()) });
  await addImageRoutes(app, { db, images, verifyIdentityToken, uploadsPerMinute: config.rateLimits.uploads });
  addHealthRoutes(app, [() => complaintAboutPages(pages), () => complaintAboutDatabase(db), images.store.complaint]);
  await addShareRoute(app);
  keepHouse(app, db, images);
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
