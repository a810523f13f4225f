import { forgetShared } from "../incoming/shared-photos.ts";
import { forgetUploads } from "../uploads/private-store.ts";
import { forgetPrivateFiles } from "../zip/private-files.ts";

/** Removes a user's files: photos shared to the app, ZIPs, waiting uploads. A ZIP in use is removed at the next start. */
export async function forgetFiles(uid: string): Promise<void> {
  await Promise.all([forgetShared(), forgetUploads(uid), forgetPrivateFiles().catch(() => undefined)]);
}
