import { discardIncomingPhotos } from "../incoming/incoming-photos.ts";
import { forgetWorks, forgetWorksOfOthers } from "../recovery/earlier-work.ts";
import { forgetUploads, forgetUploadsOfOthers } from "../uploads/private-store.ts";
import { forgetPrivateFiles } from "../zip/private-files.ts";

/** Removes a user's files: photos shared to the app or loaded, ZIPs, waiting uploads. A ZIP in use is removed at the next start. */
export async function forgetFiles(uid: string): Promise<void> {
  await Promise.all([
    discardIncomingPhotos(),
    forgetWorks(uid).catch(() => undefined),
    forgetUploads(uid),
    forgetPrivateFiles().catch(() => undefined),
  ]);
}

/**
 * Removes other users' files, whose sessions ended while no page was open.
 * @param uid user whose files stay
 * @param hasTraces true when local storage had another user's data; photos shared to the app may be theirs as well
 */
export async function forgetFilesOfOthers(uid: string | null, hasTraces: boolean): Promise<void> {
  await forgetWorksOfOthers(uid).catch(() => undefined);
  const hadUploads = await forgetUploadsOfOthers(uid);
  if (hasTraces || hadUploads) await discardIncomingPhotos();
}
