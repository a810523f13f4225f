/** What crosses between the page and the worker that writes ZIP files. */

/** One file of a ZIP. */
export interface ZipEntry {
  /** With folders, separated by slashes. */
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly modified: Date;
}

/** Where a ZIP is written to. */
export type ZipPlace =
  /** A file of this origin's private file system, in the folder {@link PRIVATE_FOLDER}. */
  | { readonly kind: "private"; readonly fileName: string }
  /** A file that the photographer has chosen. */
  | { readonly kind: "chosen"; readonly handle: FileSystemFileHandle }
  /** The browser's memory, where there is no private file system. */
  | { readonly kind: "memory" };

export const PRIVATE_FOLDER = "batches";

/** The most that a ZIP in memory may take, in bytes: past it a tab is in danger of being ended. */
export const MOST_IN_MEMORY = 1e9;

export type ZipErrorCode =
  /** The disk, or this origin's share of it, is full. */
  | "no-space"
  /** More than {@link MOST_IN_MEMORY} where there is nothing but memory. */
  | "too-large"
  /** No entry came. */
  | "empty"
  | "failed";

export interface ZipFailure {
  readonly code: ZipErrorCode;
  /** For developers. */
  readonly message: string;
}

/** `blob`: the ZIP where it is not in a file that the page can open itself. */
export type ZipOutcome =
  | { readonly ok: true; readonly blob: Blob | null }
  | { readonly ok: false; readonly failure: ZipFailure };

/** Asks the page for the next entry; null after the last one. Rejects when the ZIP is not wanted any more. */
export type NextEntry = () => Promise<ZipEntry | null>;

/** The worker's side: settles with an outcome, never rejects. Whatever ends it early leaves nothing behind. */
export interface ZipJobs {
  write(place: ZipPlace, next: NextEntry): Promise<ZipOutcome>;
}
