/** Uploads in the background (SPEC §7, DECISIONS §4), for one user. */
import { uploads } from "@matte/messages/uploads";
import { onSessionReturn, type DataConnection, type DataStatus } from "../data/index.ts";
import { browserClock } from "../outbox/clock.ts";
import { withLock } from "../outbox/with-lock.ts";
import { openedPictures, uploadsOf } from "./exported-pictures.ts";
import { createFailureNotices } from "./failure-notices.ts";
import { memoryStore } from "./memory-store.ts";
import { postUpload } from "./post.ts";
import { openPrivateStore } from "./private-store.ts";
import type { Uploads, UploadTools, Upload } from "./types.ts";
import { createUploadQueue, type UploadQueue } from "./upload-queue.ts";
import type { UploadOutcome } from "./uploads-state.ts";

/** Milliseconds without another photo after which loading counts as over: until then it has the computer to itself. */
const LOADING_PAUSE = 1000;

export async function openUploads(connection: DataConnection, uid: string, tools: UploadTools): Promise<Uploads> {
  const store = await openPrivateStore(uid).catch(() => memoryStore());
  const end = new AbortController();
  const queue = createUploadQueue({
    store,
    send: async (upload) => sendLocked(connection, uid, upload, end.signal),
    clock: browserClock,
    random: Math.random,
    onFailure: createFailureNotices(tools.notify, browserClock),
    onFull: () => tools.notify(uploads.serverFull),
  });
  const unfollow = followConnection(connection, queue);
  queue.found(await store.ids());
  return {
    ...busyCalls(queue, tools),
    dispose: () => {
      queue.suspend("closed");
      unfollow();
      end.abort();
    },
  };
}

/** Sends an upload unless another page of the same user is sending it. */
async function sendLocked(
  connection: DataConnection,
  uid: string,
  upload: Upload,
  signal: AbortSignal,
): Promise<UploadOutcome> {
  const post = async (): Promise<UploadOutcome> => postUpload(connection, uid, upload, signal);
  const outcome = await withLock(`matte upload ${upload.id}`, post, 0);
  return outcome === "taken" ? { kind: "taken" } : outcome;
}

/** Suspends sending while the server is unreachable, and ends the wait for a sign-in. @returns stops it */
function followConnection({ status }: DataConnection, queue: UploadQueue): () => void {
  const follow = ({ reachability }: DataStatus): void =>
    reachability === "offline" ? queue.suspend("offline") : queue.resume("offline");
  follow(status.getState());
  const ends = [status.subscribe(follow), onSessionReturn(() => queue.resume("signed-out"))];
  return () => {
    for (const end of ends) end();
  };
}

/** Calls from a page busy with photos: they suspend the queue, and add to it. */
function busyCalls(queue: UploadQueue, { pool }: UploadTools): Omit<Uploads, "dispose"> {
  let exports = 0;
  let cancelPause = (): void => undefined;
  return {
    photo: (preview) => {
      cancelPause();
      queue.suspend("loading");
      cancelPause = browserClock.after(LOADING_PAUSE, () => queue.resume("loading"));
      queue.preview({ kind: "original", ...preview });
    },
    shownPart: (preview) => queue.preview({ kind: "original", ...preview, replaces: true }),
    picture: (picture) => queue.pictures(() => uploadsOf(pool, [picture])),
    batch: (zip, pictures) => queue.pictures(() => uploadsOf(pool, openedPictures(zip, pictures))),
    pause: () => {
      exports += 1;
      const reason = `export ${exports}` as const;
      queue.suspend(reason);
      return () => queue.resume(reason);
    },
  };
}
