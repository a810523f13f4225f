/** Where the bytes of a ZIP go. */
export interface Sink {
  write(bytes: Uint8Array<ArrayBuffer>): Promise<void> | void;
  /** Makes what was written last. @returns it, null where it is in a file. */
  close(): Promise<Blob | null>;
  /** Leaves nothing behind. */
  discard(): Promise<void>;
}
