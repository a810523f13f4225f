/** Photos that the system hands to the app: opened with it, or shared to it. They wait until there is an editor. */
import { FAILED_SHARE, takeShared } from "./shared-photos.ts";

type Listener = (photos: readonly File[]) => void;

/** @see https://wicg.github.io/web-app-launch/#launchqueue-interface */
interface LaunchQueue {
  setConsumer(consumer: (launch: { readonly files?: readonly FileSystemFileHandle[] }) => void): void;
}

const waiting: File[] = [];
let listener: Listener | null = null;
let consuming = false;

/**
 * Hears of photos that are handed over, first of those that have been waiting. There is one listener at a time.
 * @returns stops hearing; what comes later waits for the next one
 */
export function hearHandedPhotos(hear: Listener): () => void {
  listener = hear;
  consumeLaunches();
  takeShared().then(arrive, (error: unknown) => console.error("Shared photos could not be read.", error));
  deliver();
  return () => {
    if (listener === hear) listener = null;
  };
}

/** Whether photos were shared in vain. Asked once: the address says so no longer. */
export function takeFailedShare(): boolean {
  const address = new URL(location.href);
  if (!address.searchParams.has(FAILED_SHARE)) return false;
  address.searchParams.delete(FAILED_SHARE);
  history.replaceState(history.state, "", address);
  return true;
}

/** The system keeps what it hands over until a consumer is named, which stays for as long as the page does. */
function consumeLaunches(): void {
  const { launchQueue } = globalThis as { readonly launchQueue?: LaunchQueue };
  if (consuming || launchQueue === undefined) return;
  consuming = true;
  launchQueue.setConsumer(({ files = [] }) => {
    Promise.all(files.map((handle) => handle.getFile())).then(arrive, (error: unknown) =>
      console.error("Opened photos could not be read.", error),
    );
  });
}

function arrive(photos: readonly File[]): void {
  waiting.push(...photos);
  deliver();
}

function deliver(): void {
  if (listener !== null && waiting.length > 0) listener(waiting.splice(0));
}
