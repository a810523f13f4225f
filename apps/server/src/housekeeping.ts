import type { Db } from "./db/schema.ts";
import type { App } from "./fastify.ts";
import type { Images } from "./images/index.ts";
import { forgetOldWrites } from "./services/forget-writes.ts";
import { removeStrandedImages } from "./services/stranded-images.ts";

const HOUR_MS = 60 * 60_000;

/** What is done now and then while the server listens; several servers of one database may do it. */
export function keepHouse(app: App, db: Db, images: Images): void {
  let timer: NodeJS.Timeout | undefined;
  const tidy = (): void => {
    forgetOldWrites(db, Date.now()).catch((error: unknown) => {
      app.log.error({ err: error }, "old writes could not be forgotten");
    });
    removeStrandedImages(db, images, Date.now()).catch((error: unknown) => {
      app.log.error({ err: error }, "what uploads left behind could not be removed");
    });
  };
  app.addHook("onListen", async () => {
    timer = setInterval(tidy, HOUR_MS).unref();
    tidy();
  });
  app.addHook("preClose", async () => clearInterval(timer));
}
