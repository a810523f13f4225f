import { addActor, addSignIn } from "./auth/index.ts";
import { addPayments } from "./billing/index.ts";
import { scheduleCleanup } from "./cleanup.ts";
import type { Config } from "./config/config.ts";
import { isDevelopment } from "./config/development.ts";
import { productOrigin, supportEmailOf } from "./config/urls.ts";
import { openDatabase } from "./database.ts";
import { checkDataFolder } from "./db/data-folder.ts";
import { checkDatabase } from "./db/open.ts";
import type { Db } from "./db/schema.ts";
import { createKeyEncryption, type KeyEncryption } from "./domain/key-encryption.ts";
import { bounded } from "./domain/readiness.ts";
import type { App } from "./http/app.ts";
import { limitBodies } from "./http/bodies.ts";
import { createFastify } from "./http/fastify.ts";
import { createMemoryCounts } from "./http/memory-counts.ts";
import { relievePressure } from "./http/pressure.ts";
import { addRateLimits } from "./http/rate-limits.ts";
import { openImages } from "./images/index.ts";
import { createSelfCheck } from "./images/self-check.ts";
import { openConfirmations } from "./mail/confirmations.ts";
import { addDocs } from "./routes/docs.ts";
import { addDocumentRoutes } from "./routes/documents.ts";
import { addHealthRoutes } from "./routes/health.ts";
import { addLookPages } from "./routes/look-pages.ts";
import { addMetrics } from "./routes/metrics.ts";
import { addNewsletterRoutes } from "./routes/newsletter.ts";
import { addPages, checkPages } from "./routes/pages.ts";
import { addSecurityContact } from "./routes/security-contact.ts";
import { addPublicLookRoutes } from "./routes/shared-looks.ts";
import { addOpeningRoute } from "./routes/referrals.ts";
import { addShareRoute } from "./routes/share.ts";
import { addImageRoutes } from "./routes/uploads/index.ts";
import { endDevelopment } from "./services/development-data.ts";
import { type ExportSigner, openExportSigner } from "./services/export-signer.ts";
import { createLetterLimits } from "./services/letter-limits.ts";
import { createSharedCounts, type SharedCounts } from "./services/shared-counts.ts";
import { renewStoredKeys } from "./services/stored-keys.ts";
import { drainOn } from "./shutdown.ts";

/** Lets the first image checker process start even on a busy machine. */
const START_MS = 10_000;

/**
 * Builds the whole server, not yet listening.
 * @param pages folder with the built pages
 * @param stopping aborted when a load balancer should route requests elsewhere; late requests are still answered
 * @throws {ConfigError} when the database can't be opened
 */
export async function buildApp(config: Config, pages: string, stopping = new AbortController().signal): Promise<App> {
  const signer = await openExportSigner(config);
  const app = createFastify(config);
  const db = await openDatabase(config, (error) => app.log.error({ err: error }, "a database connection broke"));
  app.addHook("onClose", () => db.destroy());
  const encryption = createKeyEncryption(config);
  await prepareData(app, config, { db, encryption });
  const origin = (): string => productOrigin(config, listeningPort(app) ?? config.port);
  // A single process uses SQLite and counts faster in memory.
  const counts = config.databaseUrl === null ? createMemoryCounts() : createSharedCounts(db);
  await addSafeguards(app, config, counts);
  const services = await addActor(app, { config, db, origin });
  await relievePressure(app, config.rateLimits.requests > 0);
  limitBodies(app);
  const isPrivate = config.privateMode !== null;
  if (config.apiDocs) await addDocs(app);
  const tokens = await addSignIn(app, { config, db, origin, encryption }, services);
  const payments = await addPayments(app, { config, db, origin });
  const images = await openImages(config, app.log);
  app.addHook("onClose", async () => images.close());
  warnOfCertificate(app, signer);
  await addDocumentRoutes(app, db, {
    payments,
    images,
    signer,
    signaturesPerMinute: config.rateLimits.signatures,
    support: () => supportEmailOf(config, origin()),
    origin,
  });
  if (!isPrivate) {
    const sendConfirmation = await openConfirmations(app, { config, db, origin });
    await addNewsletterRoutes(app, db, {
      limits: config.rateLimits,
      sendConfirmation,
      allowLetter: createLetterLimits(counts),
      encryption,
    });
    await addPublicLookRoutes(app, db, config.rateLimits.reports);
    await addOpeningRoute(app, db, config.rateLimits.reports);
    await addLookPages(app, db, { root: pages, origin, requestsPerMinute: config.rateLimits.requests });
    await addImageRoutes(app, { db, images, tokens, uploadsPerMinute: config.rateLimits.uploads });
  }
  addHealthRoutes(app, [
    drainOn(app, stopping),
    bounded("pages", () => checkPages(pages)),
    bounded("database", () => checkDatabase(db)),
    bounded("data-folder", () => checkDataFolder(config.dataDir)),
    bounded("image-store", images.store.ready),
    bounded("image-checker", createSelfCheck(images.checker, images.incoming), START_MS),
  ]);
  addSecurityContact(app, { contact: () => supportEmailOf(config, origin()), origin });
  await addShareRoute(app);
  await scheduleCleanup(app, db, images);
  await addPages(app, { root: pages, heic: config.heic, origin, privateMode: config.privateMode });
  return app;
}

/**
 * Adapts stored data to the configuration. Closes the app on failure, because nothing else will.
 * @throws {ConfigError} for keys that `SECRET_KEY` doesn't decrypt
 */
async function prepareData(
  app: App,
  config: Config,
  { db, encryption }: { readonly db: Db; readonly encryption: KeyEncryption },
): Promise<void> {
  try {
    await renewStoredKeys(db, encryption);
    if (isDevelopment(config)) return;
    const ended = await endDevelopment(db, Date.now());
    if (ended.sessions + ended.customers > 0)
      app.log.warn(ended, "sessions of the embedded provider and plans of the development checkout were ended");
  } catch (error) {
    await app.close();
    throw error;
  }
}

const DAY_MS = 86_400_000;
/** Days in which a certificate is renewed. */
const RENEWAL_DAYS = 30;

function warnOfCertificate(app: App, signer: ExportSigner | null): void {
  const daysLeft = ((signer?.validUntil?.getTime() ?? Number.POSITIVE_INFINITY) - Date.now()) / DAY_MS;
  if (daysLeft > RENEWAL_DAYS) return;
  app.log.warn({ until: signer?.validUntil }, "CREDENTIALS_CERT runs out, then exports have no credentials: renew it");
}

/** Adds limits and metrics for every route added later. */
async function addSafeguards(app: App, { rateLimits, metricsToken }: Config, counts: SharedCounts): Promise<void> {
  await addRateLimits(app, rateLimits, counts);
  if (metricsToken !== null) addMetrics(app, metricsToken);
}

function listeningPort(app: App): number | null {
  const address = app.server.address();
  return typeof address === "object" ? (address?.port ?? null) : null;
}
