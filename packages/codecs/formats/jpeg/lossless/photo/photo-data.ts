import type { FramePlan } from "../plan/frame-plan.ts";
import type { ComponentCodes, ComponentTables } from "../splice/coding-tables.ts";

/** How the framed picture is coded. */
export interface PhotoCoding {
  /** By component: tables that have every symbol of the framed picture. */
  readonly tables: readonly ComponentTables[];
  /** Writes the framed picture's entropy-coded data, whose array may be used anew later. */
  readonly write: (plan: FramePlan, codes: readonly ComponentCodes[]) => Uint8Array;
}

/** A photo's entropy-coded data, in one of the forms that JPEGs have. */
export interface PhotoData {
  /** Goes through the photo and gives the plan the coefficients of MCUs that are drawn. */
  index(plan: FramePlan): void;
  /** Once everything is drawn: the tables of the framed picture. */
  coding(plan: FramePlan): PhotoCoding;
}

/** A photo's MCUs one after another, in the order of the framed picture's scan. */
export interface McuStream {
  /** Puts the next MCU's coefficients over whatever is in `into`. */
  next(into: Int16Array): void;
}
