/** Images sent to the server in the background: each photo's small preview, and each export (SPEC §7). */
import type { PhotoPool } from "../photos/types.ts";
import type { ImageKind } from "@matte/contracts/limits";

/** An exported picture; sent as a smaller copy if it is too large. */
export interface ExportedPicture {
  /** A file name, possibly with folders. */
  readonly name: string;
  readonly blob: Blob;
  /** Width by height. */
  readonly pixels: number;
}

export interface PhotoPreview {
  /** The photo's id, a UUID; the same after a restore. */
  readonly photo: string;
  /** The file's name. */
  readonly name: string;
  readonly image: Blob;
}

/** A picture in a ZIP, in the ZIP's order. */
export interface ZippedPicture extends Pick<ExportedPicture, "name" | "pixels"> {
  readonly bytes: number;
}

/** A finished ZIP; it stays readable for a while at least. */
export type ZipToUpload = Blob | FileSystemFileHandle;

/** Accepts images to send. Calls return at once and never fail. */
export interface Uploads {
  /** Adds a preview of a whole photo, as `PhotoPool.load` makes it. */
  photo(preview: PhotoPreview): void;
  /** Adds a preview of the photo's shown part, which takes the place of all earlier ones. */
  shownPart(preview: PhotoPreview): void;
  picture(picture: ExportedPicture): void;
  /** Takes the pictures out of the ZIP one by one. */
  batch(zip: ZipToUpload, pictures: readonly ZippedPicture[]): void;
  /** Prepares and begins nothing from now on. @returns continues; calling it twice does no harm */
  pause(): () => void;
  dispose(): void;
}

/** Editor services used by uploads. */
export interface UploadTools {
  readonly pool: PhotoPool;
  /** Shows an error. @param id message to replace */
  readonly notify: (text: string, id?: string) => unknown;
}

/** Opens one user's uploads. Loaded late, because nothing waits for them. */
export type UploadsLoader = (tools: UploadTools) => Promise<Uploads>;

/** Calls an action with the uploads as soon as they are open. */
export type WithUploads = (action: (uploads: Uploads) => void) => void;

export interface Upload {
  readonly id: string;
  readonly kind: ImageKind;
  /** The photo's file name, for messages. */
  readonly name: string;
  readonly image: Blob;
  /** Id of the photo in a preview. */
  readonly photo?: string;
  /** True if the photo's earlier previews are deleted. */
  readonly replaces?: boolean;
}

export type NewUpload = Omit<Upload, "id">;

export interface UploadStore {
  /** @returns the upload's id @throws when there is no space, on a full disk too */
  add(upload: NewUpload): Promise<string>;
  /** Ids of uploads left by earlier pages, oldest first. */
  ids(): Promise<string[]>;
  /** @returns null when it is gone, or another page is still writing it */
  take(id: string): Promise<Upload | null>;
  /** Ignores unknown ids. */
  remove(id: string): Promise<void>;
  /** Removes all the user's uploads. */
  clear(): Promise<void>;
}
