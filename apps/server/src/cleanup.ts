import type { Db } from "./db/schema.ts";
import type { App } from "./http/app.ts";
import type { Images } from "./images/index.ts";
import { truncateLog } from "./repositories/write-ahead-log.ts";
import { deleteOldWrites } from "./services/old-writes.ts";
import { removeOrphanedImages } from "./services/orphaned-images.ts";
import { deleteEndedCounts } from "./services/shared-counts.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Deletes outdated data at intervals while the server listens. Several servers of one database may do so at once. */
export function scheduleCleanup(app: App, db: Db, images: Images): void {
  const report = (message: string) => (error: unknown) => app.log.error({ err: error }, message);
  const hourly = (): void => {
    const deletions = [
      deleteOldWrites(db, Date.now()).catch(report("old writes could not be deleted")),
      removeOrphanedImages(db, images, Date.now()).catch(report("orphaned images could not be removed")),
    ];
    void Promise.all(deletions)
      .then(() => truncateLog(db))
      .catch(report("the database’s log could not be truncated"));
  };
  const minutely = (): void => {
    deleteEndedCounts(db, Date.now()).catch(report("ended rate counts could not be deleted"));
  };
  const timers: NodeJS.Timeout[] = [];
  app.addHook("onListen", async () => {
    timers.push(setInterval(hourly, HOUR_MS).unref(), setInterval(minutely, MINUTE_MS).unref());
    hourly();
    minutely();
  });
  app.addHook("preClose", async () => timers.forEach((timer) => clearInterval(timer)));
}
