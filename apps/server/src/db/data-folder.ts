import { constants } from "node:fs";
import { access, statfs } from "node:fs/promises";
import type { ReadinessCheck } from "../domain/readiness.ts";

/** Below this, writes will soon fail. */
const LEAST_BYTES = 64 * 1024 ** 2;

/** Checks readiness: the data folder is writable and has space. */
export async function checkDataFolder(folder: string, leastBytes = LEAST_BYTES): ReturnType<ReadinessCheck> {
  try {
    await access(folder, constants.W_OK | constants.X_OK);
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize < leastBytes ? "data-folder" : null;
  } catch {
    return "data-folder";
  }
}
