/** Watches a folder for photos, each reported once complete. */
import { stat } from "node:fs/promises";
import { extname, relative, sep } from "node:path";
import { watch } from "chokidar";
import { PHOTO_ENDINGS } from "./photo-endings.ts";

export interface FolderEvents {
  /** Called for a photo found, arrived or replaced. @param isNew false for a replaced one */
  readonly onPhoto: (path: string, isNew: boolean) => void;
  readonly onGone: (path: string) => void;
  /** Called when the watched folder itself is deleted, moved or no longer mounted. */
  readonly onFolderGone: () => void;
  readonly onError: (error: unknown) => void;
}

export interface WatchOptions {
  /** Excluded folder inside the watched one. */
  readonly except: string;
  /** True to compare the folder every second, since network folders report no changes. */
  readonly poll: boolean;
  /** Milliseconds of constant size before a file counts as complete. */
  readonly settled?: number;
}

/** Programs write in spurts, and networks pause. */
const SETTLED = 2000;
const CHECK_INTERVAL = 100;
const POLL_INTERVAL = 1000;

/**
 * Watches a folder and its subfolders; does not follow links to folders, since they may lead back. @returns ends the
 * watch
 */
export function watchFolder(
  folder: string,
  { except, poll, settled = SETTLED }: WatchOptions,
  { onPhoto, onGone, onFolderGone, onError }: FolderEvents,
): () => Promise<void> {
  const watcher = watch(folder, {
    ignored: (path, stats) => isLeftOut(path, folder, except) || (stats?.isFile() === true && !isPhoto(path)),
    followSymlinks: false,
    awaitWriteFinish: { stabilityThreshold: settled, pollInterval: CHECK_INTERVAL },
    usePolling: poll,
    interval: POLL_INTERVAL,
    binaryInterval: POLL_INTERVAL,
  });
  watcher.on("add", (path) => isPhoto(path) && onPhoto(path, true));
  watcher.on("change", (path) => isPhoto(path) && onPhoto(path, false));
  watcher.on("unlink", onGone);
  watcher.on("error", onError);
  const endCheck = checkFolder(folder, onFolderGone);
  return () => {
    endCheck();
    return watcher.close();
  };
}

/** Calls back once this path has no folder, or another one: then it is no longer mounted. @returns ends the check */
function checkFolder(folder: string, onGone: () => void): () => void {
  const identify = (): Promise<string | null> =>
    stat(folder).then(
      ({ dev, ino }) => `${dev}:${ino}`,
      () => null,
    );
  const first = identify();
  const timer = setInterval(() => {
    void Promise.all([first, identify()]).then(([before, now]) => {
      if (now !== null && now === before) return;
      clearInterval(timer);
      onGone();
    });
  }, POLL_INTERVAL);
  return () => clearInterval(timer);
}

/** True for hidden files, written by programs at work, and for the results' folder. */
function isLeftOut(path: string, folder: string, except: string): boolean {
  const hidden = relative(folder, path)
    .split(sep)
    .some((name) => name.startsWith(".") && name !== "." && name !== "..");
  return hidden || path === except || path.startsWith(except + sep);
}

function isPhoto(path: string): boolean {
  return PHOTO_ENDINGS.has(extname(path).toLowerCase());
}
