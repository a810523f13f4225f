/** What is sent to the server in the background: a small copy of each photo, and each picture that was exported. */
import type { PhotoFacts, PhotoPool } from "../photos/types.ts";
import type { ZipFiles } from "../zip/types.ts";

/** A picture of which a smaller copy may have to be sent instead. */
export interface Exported {
  readonly name: string;
  readonly blob: Blob;
  readonly pixels: number;
}

export interface Uploads {
  /** A photo was loaded. */
  original(file: File, facts: PhotoFacts): void;
  /** While an export runs nothing is made or begun. */
  pause(paused: boolean): void;
  dispose(): void;
}

/** Opens what sends for one user; late, because nobody waits for it. */
export type UploadsLoader = (tools: UploadTools) => Promise<Uploads | null>;

/** What sending needs of the editor. */
export interface UploadTools {
  /** Its `frame` and `frameBytes` are listened to by being replaced: there is no export before that. */
  readonly pool: PhotoPool;
  /** As is its `write`. */
  readonly zip: ZipFiles;
  /** @param id of the message whose place it takes */
  readonly complain: (sentence: string, id?: string) => unknown;
}
