/** What the browser's own stores hold of somebody: pictures shared to the product, ZIPs, uploads that wait. */
import { forgetShared } from "../incoming/shared-photos.ts";
import { forgetUploads } from "../uploads/private-store.ts";
import { forgetPrivateFiles } from "../zip/private-files.ts";

/** Removes all of it. A ZIP that cannot be removed now goes at the next start. */
export async function forgetFiles(uid: string): Promise<void> {
  await Promise.all([forgetShared(), forgetUploads(uid), forgetPrivateFiles().catch(() => undefined)]);
}
