import type { ScanIndex } from "../index/scan-index.ts";
import type { Scan } from "../markers/picture.ts";
import type { FramePlan } from "../plan/frame-plan.ts";
import type { ComponentCodes, ComponentTables } from "../splice/coding-tables.ts";

/** Coding of the framed picture. */
export interface PhotoCoding {
  /** Tables with every symbol of the framed picture, by component. */
  readonly tables: readonly ComponentTables[];
  /** Writes the framed picture's entropy-coded data into an array that may be reused later. */
  readonly write: (plan: FramePlan, codes: readonly ComponentCodes[]) => Uint8Array;
}

export interface ReadOptions {
  /** Scan of another file whose tables code the output. */
  readonly target?: Scan | undefined;
  /** Index of a photo of one sequential scan by an earlier frame without a target; used if it fits. */
  readonly index?: ScanIndex | null;
}

/** Entropy-coded data of a photo in one of the forms of JPEG. */
export interface PhotoData {
  /** Reads the photo and stores the coefficients of drawn MCUs in the plan. */
  index(plan: FramePlan): void;
  /** Index of a photo that was just read, for later frames; null if another frame cannot use it. */
  scanIndex(plan: FramePlan): ScanIndex | null;
  /** Returns the coding of the framed picture after all MCUs are drawn. */
  coding(plan: FramePlan): PhotoCoding;
}
