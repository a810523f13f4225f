/** Uploads that wait to be sent, and the store that keeps them. */
import type { ImageKind } from "@matte/contracts/limits";

export interface Upload {
  readonly id: string;
  readonly kind: ImageKind;
  /** The photo's file name, for messages. */
  readonly name: string;
  readonly image: Blob;
}

export type NewUpload = Omit<Upload, "id">;

/** One user's uploads. */
export interface UploadStore {
  /** @returns the upload's id @throws when there is no space, on a full disk too */
  add(upload: NewUpload): Promise<string>;
  /** Ids of all uploads that earlier pages have left, oldest first. */
  ids(): Promise<string[]>;
  /** @returns null when it is gone, or another page is still writing it */
  take(id: string): Promise<Upload | null>;
  /** Ignores unknown ids. */
  remove(id: string): Promise<void>;
  /** Removes all of the user's uploads. */
  clear(): Promise<void>;
}
