/** The photo's MCUs in the order of its scan, on their way into the framed picture. */
export interface KeptMcus {
  /** Writes the next `count` MCUs, which stand in one row and are all kept. */
  copy(count: number): void;
  /** Passes over one that is drawn. */
  skip(): void;
}
