import type { Quotients } from "./place.ts";
import { damaged } from "../fallback.ts";
import { divide } from "../finer-steps.ts";
import { Arena } from "../kernel/arena.ts";
import type { JpegKernel } from "../kernel/jpeg-kernel.ts";
import type { Component, QuantisationTable, Scan } from "../markers/picture.ts";
import { type LosslessSource, openLossless } from "../open.ts";
import type { PhotoCoding } from "../photo/photo-data.ts";
import { assembledPhoto } from "../photo/read-photo.ts";
import type { FramePlan } from "../plan/frame-plan.ts";
import { withPlanMemory } from "../plan/plan-memory.ts";
import { wholePlan } from "../plan/whole-plan.ts";

/** Largest step in a 16-bit DQT segment. */
const LARGEST_STEP = 65_535;

/**
 * Restores the original steps and coefficients of a photo framed with finer quantisation steps.
 * @param photo JPEG with the finer steps
 * @param target scan whose tables and restart interval the photo gets; optimal tables without it
 * @throws {FallbackError} `damaged` if the quotients do not fit the photo
 */
export function withOwnSteps<T>(
  kernel: JpegKernel | null,
  photo: Uint8Array,
  quotients: Quotients,
  target: Scan | undefined,
  write: (plan: FramePlan, coding: PhotoCoding) => T,
): T {
  const opened = openLossless(photo);
  if ("fallbackReason" in opened) throw damaged(opened.detail);
  const source = withComponents(opened, ownComponents(opened.picture.components, quotients));
  return withPlanMemory((memory) => {
    const adapt = (coefficients: Int16Array): void => divide(coefficients, source.grid, quotients);
    const data = assembledPhoto(source, kernel && new Arena(kernel), adapt, { target });
    const plan = wholePlan(source, target?.restartInterval ?? 0, memory);
    return write(plan, data.coding(plan));
  });
}

function withComponents(source: LosslessSource, components: readonly Component[]): LosslessSource {
  return { ...source, picture: { ...source.picture, components } };
}

/** Components with steps times quotients. Equal steps share a table. */
function ownComponents(components: readonly Component[], quotients: Quotients): readonly Component[] {
  if (components.length !== quotients.length) throw damaged("quotients of other components");
  const tables = new Map<string, QuantisationTable>();
  return components.map((component, index) => {
    const steps = Array.from(component.quantisation, (step, k) => step * quotients[index]![k]!);
    if (Math.max(...steps) > LARGEST_STEP) throw damaged("quotients that are too large");
    const text = steps.join(" ");
    const quantisation = tables.get(text) ?? Uint16Array.from(steps);
    tables.set(text, quantisation);
    return { ...component, quantisation };
  });
}
