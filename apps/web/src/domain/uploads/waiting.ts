/** What waits to be sent, of one user. */
import type { ImageKind } from "@matte/contracts/limits";
import { openPrivateRoom } from "./private-room.ts";
import { memoryRoom } from "./memory-room.ts";

export interface Waiting {
  readonly id: string;
  readonly kind: ImageKind;
  /** The photo's, for messages. */
  readonly name: string;
  readonly image: Blob;
}

export type NewUpload = Omit<Waiting, "id">;

export interface WaitingRoom {
  /** @returns its id @throws when there is no room, which a full disk means as well */
  add(upload: NewUpload): Promise<string>;
  /** Of all that earlier pages have left, oldest first. */
  ids(): Promise<string[]>;
  /** @returns null when it is gone, or another page is still writing it */
  take(id: string): Promise<Waiting | null>;
  /** What is gone already does not matter. */
  remove(id: string): Promise<void>;
  /** Removes all of this user's. */
  clear(): Promise<void>;
}

/** In the origin's private files, or in memory, for as long as the page lives, where a page cannot write any. */
export function openWaitingRoom(uid: string): Promise<WaitingRoom> {
  return openPrivateRoom(uid).catch(() => memoryRoom());
}
