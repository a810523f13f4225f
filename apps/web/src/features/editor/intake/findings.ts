/** Limits for folders, so that dropping a whole disk by mistake ends soon. */
export const FOLDER_LIMITS = { files: 5000, depth: 16 } as const;

/** Photos of a drop or a folder. */
export interface Findings {
  readonly files: readonly File[];
  /** Number of files in folders that are not photos, without hidden ones. */
  readonly skipped: number;
  /** True where {@link FOLDER_LIMITS} were exceeded. */
  readonly isCut: boolean;
}
