import type { Db } from "./db/schema.ts";
import type { App } from "./http/app.ts";
import type { Images } from "./images/index.ts";
import { truncateLog } from "./repositories/write-ahead-log.ts";
import { createClockGuard } from "./services/clock-guard.ts";
import { deleteExpiredRequests as deleteExpiredDeviceRequests } from "./services/device-requests.ts";
import { deleteExpiredRequests } from "./services/newsletter-requests.ts";
import { deleteOldWrites } from "./services/old-writes.ts";
import { removeOrphanedImages } from "./services/orphaned-images.ts";
import { deleteEndedSessions } from "./services/sessions.ts";
import { deleteEndedCounts } from "./services/shared-counts.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Deletes outdated data at intervals while the server listens. Several servers may do so on one database. */
export async function scheduleCleanup(app: App, db: Db, images: Images): Promise<void> {
  const clock = await createClockGuard(db);
  const report = (message: string) => (error: unknown) => app.log.error({ err: error }, message);
  const deleteOld = async (): Promise<void> => {
    await deleteOldWrites(db, Date.now()).catch(report("old writes could not be deleted"));
    await deleteExpiredRequests(db, Date.now()).catch(report("expired newsletter requests could not be deleted"));
    await deleteExpiredDeviceRequests(db, Date.now()).catch(report("expired device requests could not be deleted"));
    await deleteEndedSessions(db, Date.now()).catch(report("ended sessions could not be deleted"));
  };
  const warnOfClock = (): void => {
    app.log.warn("the clock has jumped or is far ahead: nothing is deleted as old for a day");
  };
  const hourly = (): void => {
    const orphans = removeOrphanedImages(db, images, Date.now()).catch(report("orphaned images could not be removed"));
    void Promise.all([orphans, clock.isPlausible() ? deleteOld() : warnOfClock()])
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
