/** Writes the photo's MCUs in scan order. */
export interface KeptMcus {
  /** Writes the next `count` MCUs, all kept and in one row. */
  copy(count: number): void;
  /** Passes a drawn MCU; null where only kept ones have data. */
  readonly skip: (() => void) | null;
}
