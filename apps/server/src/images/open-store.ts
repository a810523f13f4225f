import { join } from "node:path";
import type { Config } from "../config/config.ts";
import { openFolderStore } from "./folder-store.ts";
import type { ImageStore } from "./store.ts";

/** Returns the folder for receiving and checking images, on the folder store's file system. */
export function incomingFolder({ dataDir }: Pick<Config, "dataDir">): string {
  return join(dataDir, "images", ".incoming");
}

/** Opens the configured store. */
export async function openImageStore({ dataDir, s3 }: Pick<Config, "dataDir" | "s3">): Promise<ImageStore> {
  if (s3 === null) return openFolderStore(join(dataDir, "images"));
  // A large library only S3 needs.
  const { openS3Store } = await import("./s3-store.ts");
  return openS3Store(s3);
}
