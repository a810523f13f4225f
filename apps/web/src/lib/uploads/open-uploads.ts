/** Uploads in the background (SPEC §7, DECISIONS §4), for one user. */
import type { LARGEST_UPLOAD } from "@matte/contracts";
import { browserClock } from "../data/browser/clock.ts";
import type { DataConnection } from "../data/index.ts";
import { bare } from "./bare.ts";
import { createFailures, NO_ROOM } from "./failures.ts";
import { createIntake } from "./intake.ts";
import { alone } from "./alone.ts";
import { createPauses } from "./pauses.ts";
import { postUpload } from "./post.ts";
import { createSender } from "./sender.ts";
import type { ExportedPicture, Uploads, UploadTools, ZippedPicture, ZipToUpload } from "./types.ts";
import { type NewUpload, openWaitingRoom } from "./waiting.ts";
import { picturesIn } from "./zip-entries.ts";

/** The server's, by its type: the schemas beside it would come along with the value. */
const LARGEST: typeof LARGEST_UPLOAD = { bytes: 52_428_800, pixels: 120_000_000 };
/** Pixels of the long side of a picture that is too large as it is. */
const REDUCED_SIDE = 4096;
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
    ready: () => pauses.over() && connection.status().state !== "offline",
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
  const unsubscribe = connection.subscribe(look);
  for (const id of await room.ids()) sender.add(id);
  return {
    photo: (name, image) => {
      pauses.hush(LULL);
      intake.preview({ kind: "original", name, image });
    },
    picture: (given) => intake.pictures(() => uploadsOf(tools, [given])),
    batch: (zip, pictures) => intake.pictures(() => uploadsOf(tools, openedPictures(zip, pictures))),
    pause: pauses.begin,
    dispose: () => {
      pauses.begin();
      unsubscribe();
      sender.end();
      over.abort();
    },
  };
}

/** A picture of which nothing can be made is left out. */
async function* uploadsOf(
  tools: UploadTools,
  pictures: Iterable<ExportedPicture> | AsyncIterable<ExportedPicture>,
): AsyncGenerator<NewUpload> {
  for await (const picture of pictures) {
    const image = await fitting(tools, picture).catch(console.error);
    if (image !== undefined) yield { kind: "matte", name: picture.name, image };
  }
}

async function* openedPictures(zip: ZipToUpload, pictures: readonly ZippedPicture[]): AsyncGenerator<ExportedPicture> {
  yield* picturesIn(zip instanceof Blob ? zip : await zip.getFile(), pictures);
}

/** The picture as it was exported, without what it says, or a copy that the server takes. */
async function fitting({ pool }: UploadTools, { name, blob, pixels }: ExportedPicture): Promise<Blob> {
  if (blob.size <= LARGEST.bytes && pixels <= LARGEST.pixels) return bare(blob);
  const file = new File([blob], name, { type: blob.type });
  const { facts } = await pool.load(file);
  return pool.reduce(file, facts, REDUCED_SIDE);
}
