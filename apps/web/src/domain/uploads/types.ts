/** What is sent to the server in the background: a small preview of each photo, and each picture that was exported (SPEC §7). */
import type { PhotoPool } from "../photos/types.ts";

/** An exported picture; a smaller copy may have to be sent instead. */
export interface ExportedPicture {
  /** A file's name, with folders or without. */
  readonly name: string;
  readonly blob: Blob;
  /** Width by height. */
  readonly pixels: number;
}

/** A picture in a ZIP, in the ZIP's order. */
export interface ZippedPicture extends Pick<ExportedPicture, "name" | "pixels"> {
  readonly bytes: number;
}

/** A ZIP as it has been written: it stays readable, for a while at least. */
export type ZipToUpload = Blob | FileSystemFileHandle;

/** Takes what is to be sent. Nothing here waits, and nothing fails for whoever calls it. */
export interface Uploads {
  /** @param preview as `PhotoPool.load` makes it */
  photo(name: string, preview: Blob): void;
  picture(picture: ExportedPicture): void;
  /** The pictures are taken out of the ZIP one by one. */
  batch(zip: ZipToUpload, pictures: readonly ZippedPicture[]): void;
  /** Nothing is made ready and nothing begun from now on. @returns goes on; calling it twice does no harm */
  pause(): () => void;
  dispose(): void;
}

/** What sending needs of the editor. */
export interface UploadTools {
  readonly pool: PhotoPool;
  /** @param id of the message whose place it takes */
  readonly complain: (sentence: string, id?: string) => unknown;
}

/** Opens what sends for one user; late, because nobody waits for it. */
export type UploadsLoader = (tools: UploadTools) => Promise<Uploads>;

/** Says something to the uploads as soon as they are there. */
export type TellUploads = (what: (uploads: Uploads) => void) => void;
