/** One version of page and service worker per page. */
import { serviceWorkerUrl } from "#lib/trusted-types.ts";
import { openVersions, type Versions } from "./versions.ts";
import { hasUnsavedWork, unsavedWork } from "../unsaved-work.ts";

/** Milliseconds after which registration starts on a page that is never idle. */
const IDLE_TIMEOUT = 5000;
const FONTS = "/assets/fonts/";

let versions: Versions | null | undefined;

/** Registers the worker on the first call. Returns null without service workers: in development, and over plain HTTP. */
export function pageVersions(): Versions | null {
  versions ??= import.meta.env.PROD && "serviceWorker" in navigator ? openHere() : null;
  return versions;
}

function openHere(): Versions {
  const opened = openVersions({
    container: navigator.serviceWorker,
    workerUrl: serviceWorkerUrl,
    script: ownScript(),
    isWorkUnsaved: isWorkUnsavedAnywhere,
    reload: () => location.reload(),
    isOnline: () => navigator.onLine,
    onFirstWorker: () => void cacheUsedFonts().catch(() => undefined),
    now: () => Date.now(),
  });
  shareUnsavedWork();
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") opened.check().catch(() => undefined);
  });
  whenLoadedAndIdle(() => {
    // Private windows refuse: without a worker the page still works with a network.
    opened.start().catch(() => undefined);
    requestPersistence().catch(() => undefined);
  });
  return opened;
}

/** Path to the document's first module script. */
function ownScript(): string {
  const script = document.querySelector<HTMLScriptElement>('script[type="module"]');
  return script === null ? "" : new URL(script.src).pathname;
}

/** Runs after everything the page itself needs. */
function whenLoadedAndIdle(work: () => void): void {
  const soon = (): void => {
    if ("requestIdleCallback" in globalThis) requestIdleCallback(work, { timeout: IDLE_TIMEOUT });
    else setTimeout(work);
  };
  if (document.readyState === "complete") soon();
  else addEventListener("load", soon, { once: true });
}

/** Fetches again the caption fonts used before the worker could cache them; the browser still has them. */
async function cacheUsedFonts(): Promise<void> {
  const loaded = performance.getEntriesByType("resource").map(({ name }) => name);
  const fonts = new Set(loaded.filter((url) => new URL(url).pathname.startsWith(FONTS)));
  await Promise.all([...fonts].map(async (url) => (await fetch(url)).arrayBuffer()));
}

/**
 * Asks the browser not to clear our storage when the device runs short of space. Only the installed app asks, since some browsers
 * show the question to the photographer.
 */
async function requestPersistence(): Promise<void> {
  if (!matchMedia("(display-mode: standalone)").matches || !("storage" in navigator)) return;
  if (!(await navigator.storage.persisted())) await navigator.storage.persist();
}

/** Web Lock showing tabs each other's unsaved work; it ends with its tab. Tabs in earlier versions hold the same one. */
const LOCK = "matte.held-work";

let releaseLock: (() => void) | undefined;

/** Shows this tab's unsaved work to other tabs. @returns stops it */
export function shareUnsavedWork(): () => void {
  if (!("locks" in navigator)) return () => undefined;
  updateLock();
  return unsavedWork.subscribe(updateLock);
}

export async function isWorkUnsavedAnywhere(): Promise<boolean> {
  if (hasUnsavedWork() || !("locks" in navigator)) return hasUnsavedWork();
  return navigator.locks.request(LOCK, { ifAvailable: true }, (lock) => lock === null);
}

function updateLock(): void {
  if (hasUnsavedWork()) holdLock();
  else {
    releaseLock?.();
    releaseLock = undefined;
  }
}

/** Any number of tabs share the lock; an exclusive request is refused while one holds it. */
function holdLock(): void {
  if (releaseLock !== undefined) return;
  const released = new Promise<void>((resolve) => {
    releaseLock = resolve;
  });
  navigator.locks.request(LOCK, { mode: "shared" }, () => released).catch(() => undefined);
}
