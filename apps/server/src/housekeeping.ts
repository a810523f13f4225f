import type { Db } from "./db/schema.ts";
import type { App } from "./fastify.ts";
import type { Images } from "./images/index.ts";
import { deleteEndedCounts } from "./repositories/rate-counts.ts";
import { forgetOldWrites } from "./services/forget-writes.ts";
import { removeStrandedImages } from "./services/stranded-images.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** What is done now and then while the server listens; several servers of one database may do it. */
export function keepHouse(app: App, db: Db, images: Images): void {
  const timers: NodeJS.Timeout[] = [];
  const tidy = (): void => {
    forgetOldWrites(db, Date.now()).catch((error: unknown) => {
      app.log.error({ err: error }, "old writes could not be forgotten");
    });
    removeStrandedImages(db, images, Date.now()).catch((error: unknown) => {
      app.log.error({ err: error }, "what uploads left behind could not be removed");
    });
  };
  const forgetCounts = (): void => {
    deleteEndedCounts(db, new Date().toISOString()).catch((error: unknown) => {
      app.log.error({ err: error }, "counts that are over could not be forgotten");
    });
  };
  app.addHook("onListen", async () => {
    timers.push(setInterval(tidy, HOUR_MS).unref(), setInterval(forgetCounts, MINUTE_MS).unref());
    tidy();
    forgetCounts();
  });
  app.addHook("preClose", async () => timers.forEach((timer) => clearInterval(timer)));
}
