/** ZIP files as the page asks for them. */
import type { ZipEntry, ZipErrorCode } from "./messages.ts";

export type { ZipEntry, ZipErrorCode };

/** Why a ZIP could not be written; nothing is left of it. */
export class ZipError extends Error {
  override readonly name = "ZipError";
  readonly code: ZipErrorCode;
  constructor(code: ZipErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}

export interface ZipOptions {
  readonly signal: AbortSignal;
  /** The file that the photographer has chosen for it; null: the page hands it to the downloads afterwards. */
  readonly chosen: FileSystemFileHandle | null;
}

export interface ZipFiles {
  /**
   * Writes entries as they come; the next is asked for when there is room for it.
   * @returns the ZIP, null where it is in the chosen file
   * @throws ZipError; the signal's reason where that ended it
   */
  write(entries: AsyncIterable<ZipEntry>, options: ZipOptions): Promise<Blob | null>;
  /** Removes what earlier pages have left behind. */
  sweep(): Promise<void>;
}
