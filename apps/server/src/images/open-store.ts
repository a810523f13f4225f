import { join } from "node:path";
import type { Config } from "../config/config.ts";
import { openFolderStore } from "./folder-store.ts";
import type { ImageStore } from "./store.ts";

/** Where images are while they are received and checked; on the file system of the folder that they may end in. */
export function incomingFolder({ dataDir }: Pick<Config, "dataDir">): string {
  return join(dataDir, "images", ".incoming");
}

/** The store that the configuration names. */
export async function openImageStore({ dataDir, s3 }: Pick<Config, "dataDir" | "s3">): Promise<ImageStore> {
  if (s3 === null) return openFolderStore(join(dataDir, "images"));
  // Large, and of no use to anybody else.
  const { openS3Store } = await import("./s3-store.ts");
  return openS3Store(s3);
}
