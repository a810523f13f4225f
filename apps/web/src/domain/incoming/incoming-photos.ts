/** Photos that the system opens with the app or other apps share to it. They are queued until there is an editor. */
import { FAILED_SHARE, takeShared } from "./shared-photos.ts";

type Listener = (photos: readonly File[]) => void;

/** @see https://wicg.github.io/web-app-launch/#launchqueue-interface */
interface LaunchQueue {
  setConsumer(consumer: (launch: { readonly files?: readonly FileSystemFileHandle[] }) => void): void;
}

const queued: File[] = [];
let listener: Listener | null = null;
let consuming = false;

/**
 * Delivers incoming photos, first those that are queued. There is one listener at a time.
 * @returns unsubscribes; later photos are queued for the next listener
 */
export function subscribeToIncomingPhotos(onPhotos: Listener): () => void {
  listener = onPhotos;
  consumeLaunches();
  takeShared().then(enqueue, (error: unknown) => console.error("Shared photos could not be read.", error));
  deliver();
  return () => {
    if (listener === onPhotos) listener = null;
  };
}

/** True if photos could not be shared. Removes the mark from the URL, so that it is reported once. */
export function takeFailedShare(): boolean {
  const url = new URL(location.href);
  if (!url.searchParams.has(FAILED_SHARE)) return false;
  url.searchParams.delete(FAILED_SHARE);
  history.replaceState(history.state, "", url);
  return true;
}

/** Sets the page's only consumer, until which the system keeps opened files. */
function consumeLaunches(): void {
  const { launchQueue } = globalThis as { readonly launchQueue?: LaunchQueue };
  if (consuming || launchQueue === undefined) return;
  consuming = true;
  launchQueue.setConsumer(({ files = [] }) => {
    Promise.all(files.map((handle) => handle.getFile())).then(enqueue, (error: unknown) =>
      console.error("Opened photos could not be read.", error),
    );
  });
}

function enqueue(photos: readonly File[]): void {
  queued.push(...photos);
  deliver();
}

function deliver(): void {
  if (listener !== null && queued.length > 0) listener(queued.splice(0));
}
