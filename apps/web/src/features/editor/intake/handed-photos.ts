import { hearHandedPhotos, takeFailedShare } from "#domain/handed/index.ts";
import type { Notices } from "../state/services.ts";

const SHARED_IN_VAIN = "There was no room for the shared photos. Add them here instead.";

/** Hears of photos that are handed to the app until the signal aborts, and says when some were shared in vain. */
export function takeHanded(notices: Notices, hear: (files: readonly File[]) => void, signal: AbortSignal): void {
  if (signal.aborted) return;
  if (takeFailedShare()) notices.error(SHARED_IN_VAIN);
  signal.addEventListener("abort", hearHandedPhotos(hear));
}
