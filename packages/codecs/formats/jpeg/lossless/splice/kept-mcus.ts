/** Writes the photo's MCUs in scan order. */
export interface KeptMcus {
  /** Writes the next `count` MCUs, all kept and in one row. */
  copy(count: number): void;
  skip(): void;
}
