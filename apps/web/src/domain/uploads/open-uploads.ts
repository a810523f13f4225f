/** Uploads in the background (SPEC §7, DECISIONS §4), for one user. */
import { onSessionReturn } from "../data/session-returns.ts";
import { browserClock } from "../outbox/clock.ts";
import type { DataConnection } from "../data/index.ts";
import { openedPictures, uploadsOf } from "./exported-pictures.ts";
import { createFailures, NO_ROOM } from "./failures.ts";
import { createIntake } from "./intake.ts";
import { alone } from "./alone.ts";
import { createPauses } from "./pauses.ts";
import { postUpload } from "./post.ts";
import { createSender } from "./sender.ts";
import type { Uploads, UploadTools } from "./types.ts";
import { openWaitingRoom } from "./waiting.ts";

/** Milliseconds without another photo after which a load is over: until then it has the computer to itself. */
const LULL = 1000;

export async function openUploads(connection: DataConnection, uid: string, tools: UploadTools): Promise<Uploads> {
  const room = await openWaitingRoom(uid);
  const over = new AbortController();
  const look = (): void => {
    intake.look();
    sender.nudge();
  };
  const pauses = createPauses(browserClock, look);
  const sender = createSender({
    room,
    post: (upload) => alone(upload.id, () => postUpload(connection, uid, upload, over.signal)),
    ready: () => pauses.over() && connection.status.getState().reachability !== "offline",
    clock: browserClock,
    random: Math.random,
    onFailure: createFailures(tools.complain, browserClock),
    onFull: () => {
      intake.end();
      tools.complain(NO_ROOM);
    },
    onGone: (id) => intake.look(id),
  });
  const intake = createIntake(room, { free: pauses.over, added: sender.add });
  const unsubscribe = connection.status.subscribe(look);
  const unsubscribeReturns = onSessionReturn(sender.resume);
  for (const id of await room.ids()) sender.add(id);
  return {
    photo: (name, image) => {
      pauses.hush(LULL);
      intake.preview({ kind: "original", name, image });
    },
    picture: (given) => intake.pictures(() => uploadsOf(tools.pool, [given])),
    batch: (zip, pictures) => intake.pictures(() => uploadsOf(tools.pool, openedPictures(zip, pictures))),
    pause: pauses.begin,
    dispose: () => {
      pauses.begin();
      unsubscribe();
      unsubscribeReturns();
      sender.end();
      over.abort();
    },
  };
}
