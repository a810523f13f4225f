import type { Box } from "@matte/engine";
import type { LosslessSource } from "../open.ts";
import { Cells, KEPT } from "./cells.ts";
import { wholePart } from "./mcu-part.ts";
import type { FramePlan } from "./frame-plan.ts";
import type { PhotoRuns } from "./photo-runs.ts";
import type { PlanMemory } from "./plan-memory.ts";
import { Records } from "./records.ts";

/** Keeps every MCU. */
export const ALL_KEPT: PhotoRuns = {
  keptRun: (_column, _row, limit) => limit,
  omittedRun: () => 0,
  decoded: () => undefined,
  coveredIn: () => 0,
  recordOf: () => undefined,
};

/** Plans a picture without a frame that keeps every MCU. @param restartInterval of the output */
export function wholePlan(source: LosslessSource, restartInterval: number, memory: PlanMemory): FramePlan {
  const { width, height, grid } = source;
  const cells = new Cells({ width, height }, grid.size, memory);
  const photoBox: Box = { x: 0, y: 0, width, height };
  cells.kinds.fill(KEPT);
  return {
    source,
    part: wholePart(grid),
    cut: { right: false, lower: false },
    canvas: { width, height },
    photoBox,
    returned: null,
    flats: [],
    tile: null,
    words: new Map(),
    cells,
    photo: ALL_KEPT,
    records: new Records(grid.blocks.length, memory),
    restartInterval,
  };
}
