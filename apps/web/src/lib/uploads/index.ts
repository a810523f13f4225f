/** Uploads in the background (SPEC §7, DECISIONS §4), for one user. */
import type { LARGEST_UPLOAD } from "@matte/contracts";
import type { DataConnection } from "../data/index.ts";
import { hearOfExports } from "./exports.ts";
import { createFailures } from "./failures.ts";
import { createLine } from "./line.ts";
import { postUpload } from "./post.ts";
import { createSender } from "./sender.ts";
import type { Exported, Uploads, UploadTools } from "./types.ts";
import { openWaitingRoom } from "./waiting.ts";

/** Pixels: of a photo's preview, and of a picture that is too large as it is. */
/** The server's, by its type: the schemas beside it would come along with the value. */
const LARGEST: typeof LARGEST_UPLOAD = { bytes: 52_428_800, pixels: 120_000_000 };
const PREVIEW_SIDE = 600;
const REDUCED_SIDE = 4096;

/** @throws where nothing can wait in this browser */
export async function openUploads(connection: DataConnection, uid: string, tools: UploadTools): Promise<Uploads> {
  const room = await openWaitingRoom(uid);
  const line = createLine();
  const sender = createSender({
    room,
    post: (upload) => postUpload(connection, upload),
    ready: () => !line.paused() && connection.status().state === "online",
    onFailure: createFailures(tools.complain),
  });
  const unsubscribe = connection.subscribe(() => sender.nudge());
  const add = (kind: "original" | "matte", name: string, make: () => Promise<Blob>): void =>
    line.add(async () => {
      await room.add(kind, name, await make());
      sender.nudge();
    });
  sender.nudge();
  const addMattes = (exported: readonly Exported[]): void =>
    exported.forEach((one) => add("matte", one.name, () => fitting(tools, one)));
  hearOfExports(tools, addMattes);
  return {
    original: (file, facts) =>
      add("original", file.name, () => tools.pool.copy(file, facts, { longSide: PREVIEW_SIDE, square: true })),
    pause: (paused) => {
      line.pause(paused);
      sender.nudge();
    },
    dispose: () => {
      unsubscribe();
      line.end();
      sender.dispose();
    },
  };
}

/** The picture as it was exported, or a copy that the server takes. */
async function fitting({ pool }: UploadTools, { name, blob, pixels }: Exported): Promise<Blob> {
  if (blob.size <= LARGEST.bytes && pixels <= LARGEST.pixels) return blob;
  const file = new File([blob], name, { type: blob.type });
  const { facts } = await pool.load(file);
  return pool.copy(file, facts, { longSide: REDUCED_SIDE, square: false });
}
