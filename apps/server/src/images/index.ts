import type { Config } from "../config/config.ts";
import { openLoggedChecker, type Checker } from "./checker.ts";
import type { CheckerLog } from "./checker-program.ts";
import { openIncoming, type Incoming } from "./incoming.ts";
import { incomingFolder, openImageStore } from "./open-store.ts";
import type { ImageStore } from "./store.ts";
import { createUploadSlots, type UploadSlots } from "./upload-slots.ts";

/** Image services other than the database. */
export interface Images {
  readonly store: ImageStore;
  readonly checker: Checker;
  readonly incoming: Incoming;
  readonly slots: UploadSlots;
  /** Stored bytes per user; 0 disables the limit. */
  readonly quota: number;
  readonly close: () => void;
}

/** @param log for the image checker processes */
export async function openImages(
  config: Pick<Config, "dataDir" | "s3" | "uploadQuota">,
  log?: CheckerLog,
): Promise<Images> {
  const store = await openImageStore(config);
  const checker = openLoggedChecker(log);
  const close = (): void => {
    checker.close();
    store.close();
  };
  const incoming = openIncoming(incomingFolder(config));
  return { store, checker, incoming, slots: createUploadSlots(), quota: config.uploadQuota, close };
}
