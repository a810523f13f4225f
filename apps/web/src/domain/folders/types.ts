/** Files of an export into a folder on disk, and failures that end it. */

/** A file on disk, by which a browser can recognise it. */
export interface FileState {
  readonly bytes: number;
  /** Milliseconds since 1970. */
  readonly modified: number;
}

/** A file that an export should contain. */
export interface WantedFile {
  /** Subfolder of the results; empty for the folder itself. */
  readonly directory: string;
  readonly name: string;
  /** Equal for the same photo with the same look. */
  readonly key: string;
  /** Equal for the same photo. */
  readonly source: string;
}

/** A file of an export with its place. */
export interface PlannedFile {
  /** Path in the folder of the results, with slashes. */
  readonly path: string;
  /** True where the file is there already, with the same look. */
  readonly isDone: boolean;
  /** The older export of the same photo that it replaces. */
  readonly replaces: FileState | null;
}

export type FolderErrorCode =
  /** The browser, or the system, does not let the page write. */
  | "not-allowed"
  /** The folder was moved, renamed or removed. */
  | "gone"
  /** The disk is full. */
  | "no-space"
  /** Another tab is exporting into it. */
  | "busy"
  | "failed";

/** Failure that ends an export into a folder. Files that were written before stay. */
export class FolderError extends Error {
  override readonly name = "FolderError";
  readonly code: FolderErrorCode;
  constructor(code: FolderErrorCode, options?: ErrorOptions) {
    super(code, options);
    this.code = code;
  }
}

const CODES: Readonly<Record<string, FolderErrorCode>> = {
  NotAllowedError: "not-allowed",
  SecurityError: "not-allowed",
  NotFoundError: "gone",
  QuotaExceededError: "no-space",
};

/** The failure of the whole folder that an error stands for; null where it concerns one file alone. */
export function folderErrorOf(error: unknown): FolderError | null {
  if (error instanceof FolderError) return error;
  const code = error instanceof Error ? CODES[error.name] : undefined;
  return code === undefined ? null : new FolderError(code, { cause: error });
}
