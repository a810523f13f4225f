/** Files exported into a folder on disk, and failures ending the export. */

export interface FileState {
  readonly bytes: number;
  /** Milliseconds since 1970. */
  readonly modified: number;
}

export interface WantedFile {
  /** Subfolder for the results; empty for the folder itself. */
  readonly directory: string;
  readonly name: string;
  /** Equal for the same photo with the same look. */
  readonly key: string;
  /** Equal for the same photo. */
  readonly source: string;
}

export interface PlannedFile {
  /** Path in the results folder, with slashes. */
  readonly path: string;
  /** True if the file is present with the same look. */
  readonly isDone: boolean;
  /** The older export it replaces, showing the same photo. */
  readonly replaces: FileState | null;
}

export type FolderErrorCode =
  /** The browser, or the system, does not let the page write. */
  | "not-allowed"
  /** The folder was moved, renamed or removed. */
  | "gone"
  | "no-space"
  /** Another tab is exporting into it. */
  | "busy"
  | "failed";

/** Failure ending an export into a folder. Files already written stay. */
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

/** Failure of the whole folder that an error means; null if it concerns one file alone. */
export function folderErrorOf(error: unknown): FolderError | null {
  if (error instanceof FolderError) return error;
  const code = error instanceof Error ? CODES[error.name] : undefined;
  return code === undefined ? null : new FolderError(code, { cause: error });
}
