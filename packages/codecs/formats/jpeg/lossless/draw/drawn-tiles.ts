import type { FramePlan } from "../plan/frame-plan.ts";
import type { MatteTile } from "../types.ts";

interface DrawnTile {
  /** All that the records depend on but the tile. */
  readonly key: string;
  readonly coefficients: Int16Array;
}

/** Records of tiles that are still in use: the photos of a batch share both tile and quantisation. */
const drawn = new WeakMap<MatteTile, DrawnTile>();

/** Fills the records of the matte's tile: as drawn for an earlier photo, or by `draw`. */
export function fillTile(plan: FramePlan, draw: (record: number) => void): void {
  const { tile, records } = plan;
  if (tile === null) return;
  const [start, end] = [tile.first * records.stride, (tile.first + tile.count) * records.stride];
  const key = keyOf(plan);
  const known = drawn.get(tile.tile);
  if (known?.key === key) return records.coefficients.set(known.coefficients, start);
  for (let record = tile.first; record < tile.first + tile.count; record += 1) draw(record);
  drawn.set(tile.tile, { key, coefficients: records.coefficients.slice(start, end) });
}

function keyOf({ source: { picture }, flats }: FramePlan): string {
  const components = picture.components.map(({ h, v, quantisation }) => [h, v, ...quantisation]);
  return JSON.stringify([picture.colour, components, flats.map(({ levels }) => levels)]);
}
