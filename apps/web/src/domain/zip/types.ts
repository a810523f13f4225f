/** ZIP files: the page's interface, and its messages to the worker writing them. */

export interface ZipEntry {
  /** Path with slashes. */
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly modified: Date;
}

export interface ZipOptions {
  readonly signal: AbortSignal;
  /** File chosen by the photographer; null for a download. */
  readonly chosen: FileSystemFileHandle | null;
}

export interface ZipFiles {
  /**
   * Writes entries as they arrive, and requests the next one when there is room for it.
   * @returns the ZIP, null if it is in the chosen file
   * @throws ZipError, or the signal's reason
   */
  write(entries: AsyncIterable<ZipEntry>, options: ZipOptions): Promise<Blob | null>;
  /** Removes leftovers of closed pages. */
  sweep(): Promise<void>;
}

export type ZipErrorCode =
  /** The disk, or the origin's quota, is full. */
  | "no-space"
  /** More than {@link MAX_BYTES_IN_MEMORY} when only memory is available. */
  | "too-large"
  | "empty"
  | "failed";

/** Failure to write a ZIP; nothing remains from it. */
export class ZipError extends Error {
  override readonly name = "ZipError";
  readonly code: ZipErrorCode;
  constructor(code: ZipErrorCode, message = `The ZIP was not written: ${code}`) {
    super(message);
    this.code = code;
  }
}

/** Target for a ZIP's bytes. */
export type ZipTarget =
  /** A file in {@link PRIVATE_FOLDER} in the origin's private file system. */
  | { readonly kind: "private"; readonly fileName: string }
  /** A file chosen by the photographer. */
  | { readonly kind: "chosen"; readonly handle: FileSystemFileHandle }
  /** Browser memory, without a private file system. */
  | { readonly kind: "memory" };

export const PRIVATE_FOLDER = "batches";

/** Limit for a ZIP in memory: browsers may kill a tab exceeding it. */
export const MAX_BYTES_IN_MEMORY = 1e9;

/** A {@link ZipError} as a message: classes do not survive structured cloning. */
export interface ZipFailure {
  readonly code: ZipErrorCode;
  /** For developers. */
  readonly message: string;
}

export function failureOf(error: unknown): ZipFailure {
  if (error instanceof ZipError) return { code: error.code, message: error.message };
  // The former DOMException and the newer class share this name.
  const full = error instanceof Error && error.name === "QuotaExceededError";
  return { code: full ? "no-space" : "failed", message: String(error) };
}

/** `blob`: the ZIP, unless it is in a file the page can open itself. */
export type ZipOutcome =
  | { readonly ok: true; readonly blob: Blob | null }
  | { readonly ok: false; readonly failure: ZipFailure };

/** Requests the page's next entry; null after the last. Rejects when the ZIP is cancelled. */
export type NextEntry = () => Promise<ZipEntry | null>;

/** The worker's calls. They never reject, and leave no file when they fail. */
export interface ZipJobs {
  write(target: ZipTarget, next: NextEntry): Promise<ZipOutcome>;
}
