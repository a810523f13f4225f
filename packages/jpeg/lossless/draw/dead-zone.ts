import type { FramePlan } from "../plan/frame-plan.ts";
import type { TileRecords } from "../plan/tile-records.ts";

/** Draws records of a tile's row into 64 values a block, with a dead zone of `least` steps. */
export type DrawTileRecords = (record: number, count: number, into: Int16Array, at: number, least: number) => void;

/** Dead zones in steps, the smallest file first. At half a step it is rounding. */
const ZONES = [1, 0.85, 0.7] as const;
/** Least share of the relief's contrast that a dead zone leaves. */
const LEAST_CONTRAST = 0.9;
/** Records by which a zone is judged. */
const SAMPLES = 48;

/**
 * Returns the widest dead zone that keeps the contrast of the matte's tile. Single steps of fine detail cost a quarter of its bits
 * and are hardly seen, but coarse steps leave nothing else of a shallow relief.
 */
export function deadZone(plan: FramePlan, tile: TileRecords, draw: DrawTileRecords): number {
  const energyOf = energyMeter(plan, tile, draw);
  const whole = energyOf(0);
  return ZONES.find((zone) => energyOf(zone) >= LEAST_CONTRAST ** 2 * whole) ?? 0;
}

function energyMeter({ source, records }: FramePlan, tile: TileRecords, draw: DrawTileRecords) {
  const steps = source.grid.blocks.map(({ component }) => source.picture.components[component]!.quantisation);
  const drawn = new Int16Array(records.stride);
  const apart = Math.max(1, Math.floor(tile.count / SAMPLES));
  return (zone: number): number => {
    let energy = 0;
    for (let place = 0; place < tile.count; place += apart) {
      draw(tile.first + place, 1, drawn, 0, zone);
      for (let n = 0; n < drawn.length; n += 1) if (n % 64 > 0) energy += (drawn[n]! * steps[n >> 6]![n & 63]!) ** 2;
    }
    return energy;
  };
}
