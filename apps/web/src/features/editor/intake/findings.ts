/** Limits for folders: dropping a whole disk by mistake ends soon. */
export const FOLDER_LIMITS = { files: 5000, depth: 16 } as const;

/** Photos in a drop or a folder. */
export interface Findings {
  readonly files: readonly File[];
  /** Non-photo files in folders, without hidden ones. */
  readonly skipped: number;
  /** True if {@link FOLDER_LIMITS} were exceeded. */
  readonly isCut: boolean;
}
