/**
 * Photos that the system opens with the app or other apps share to it. Any site can share photos, so that they wait here until
 * the user asks for them: nothing reads them before.
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

/** Number of photos that wait. */
export const incomingPhotos = createStore<{ readonly count: number }>(() => ({ count: 0 }));

/** Begins to count: photos that were shared before, and those that the system opens. */
export async function receiveIncomingPhotos(): Promise<void> {
  consumeLaunches();
  await count();
}

/** Returns the photos that wait, and empties the queue. Photos that cannot be read are left out. */
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

/** Result of a share that left out photos; null otherwise. Removes it from the URL, so that it is reported once. */
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

/** Sets the page's only consumer, until which the system keeps opened files. */
function consumeLaunches(): void {
  const { launchQueue } = globalThis as { readonly launchQueue?: LaunchQueue };
  if (consuming || launchQueue === undefined) return;
  consuming = true;
  launchQueue.setConsumer(({ files = [] }) => {
    launched = [...launched, ...files];
    count().catch((error: unknown) => console.error("Shared photos could not be counted.", error));
  });
}
