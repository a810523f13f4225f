import type { ScanIndex } from "../index/scan-index.ts";
import type { Scan } from "../markers/picture.ts";
import type { McuPart } from "../plan/mcu-part.ts";
import type { FramePlan } from "../plan/frame-plan.ts";
import type { ComponentCodes, ComponentTables } from "../splice/coding-tables.ts";
import type { SymbolCounter } from "../splice/symbol-counter.ts";

/** How the framed picture is coded. */
export interface PhotoCoding {
  /** Tables with every symbol in the framed picture, by component. */
  readonly tables: readonly ComponentTables[];
  /** Writes the framed picture's entropy-coded data into an array that may be reused later. */
  readonly write: (plan: FramePlan, codes: readonly ComponentCodes[]) => Uint8Array;
}

export interface ReadOptions {
  /** Another file's scan, whose tables code the output. */
  readonly target?: Scan | undefined;
  /** Index of a single-scan sequential photo, from an earlier frame without a target; used if it fits. */
  readonly index?: ScanIndex | null;
  /** MCUs that a frame may show; all by default. */
  readonly part?: McuPart;
}

/** Entropy-coded data of a photo, in one of JPEG's forms. */
export interface PhotoData {
  /** Reads the photo and stores the coefficients of drawn MCUs in the plan. */
  index(plan: FramePlan): void;
  /** Index from reading the photo, for later frames; null if another frame cannot use it. */
  scanIndex(plan: FramePlan): ScanIndex | null;
  /** Returns the framed picture's coding after all MCUs are drawn. */
  coding(plan: FramePlan): PhotoCoding;
}

/** Photo with its coefficients in memory. */
export interface AssembledData extends PhotoData {
  /** Counts the symbols of all its MCUs. */
  count(): SymbolCounter;
}
