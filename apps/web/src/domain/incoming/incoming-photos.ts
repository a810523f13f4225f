/**
 * Photos opened with the app by the system or shared by other apps. Any site can share photos: they wait here unread until the user
 * asks for them.
 */
import { createStore } from "zustand/vanilla";
import { countShared, forgetShared, SHARE_RESULT, takeShared, withinLimit, type ShareResult } from "./shared-photos.ts";

type LaunchedFile = Pick<FileSystemFileHandle, "getFile">;

/** @see https://wicg.github.io/web-app-launch/#launchqueue-interface */
interface LaunchQueue {
  setConsumer(consumer: (launch: { readonly files?: readonly LaunchedFile[] }) => void): void;
}

let launched: readonly LaunchedFile[] = [];
let consuming = false;

/** Number of waiting photos. */
export const incomingPhotos = createStore<{ readonly count: number }>(() => ({ count: 0 }));

/** Starts counting: photos shared before, and photos opened by the system. */
export async function receiveIncomingPhotos(): Promise<void> {
  consumeLaunches();
  await count();
}

/** Returns the waiting photos and empties the queue. Unreadable photos are left out. */
export async function takeIncomingPhotos(): Promise<readonly File[]> {
  const handles = launched;
  launched = [];
  const [shared, ...opened] = await Promise.all([
    takeShared(),
    ...handles.map((handle) =>
      handle.getFile().catch((error: unknown) => {
        console.error("An opened photo could not be read.", error);
        return null;
      }),
    ),
  ]);
  await count();
  return withinLimit([...shared, ...opened.filter((file) => file !== null)]);
}

/** Empties the queue without reading a photo. */
export async function discardIncomingPhotos(): Promise<void> {
  launched = [];
  await forgetShared();
  await count();
}

/** Result of a share with photos left out; null otherwise. Removes it from the URL: it is reported once. */
export function takeShareResult(): ShareResult | null {
  const url = new URL(location.href);
  const result = url.searchParams.get(SHARE_RESULT);
  if (result === null) return null;
  url.searchParams.delete(SHARE_RESULT);
  history.replaceState(history.state, "", url);
  return result === "failed" || result === "partial" ? result : null;
}

async function count(): Promise<void> {
  const shared = await countShared();
  incomingPhotos.setState({ count: shared + launched.length });
}

/** Sets the page's only consumer. Until then the system keeps opened files. */
function consumeLaunches(): void {
  const { launchQueue } = globalThis as { readonly launchQueue?: LaunchQueue };
  if (consuming || launchQueue === undefined) return;
  consuming = true;
  launchQueue.setConsumer(({ files = [] }) => {
    launched = [...launched, ...files];
    count().catch((error: unknown) => console.error("Shared photos could not be counted.", error));
  });
}
