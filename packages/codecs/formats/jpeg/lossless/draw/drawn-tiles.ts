import type { FramePlan } from "../plan/frame-plan.ts";
import type { TileRecords } from "../plan/tile-records.ts";
import type { MatteTile } from "../types.ts";

interface DrawnTile {
  /** All that the records depend on but the tile. */
  readonly key: string;
  readonly coefficients: Int16Array;
  /** One for each drawn record. */
  readonly has: Uint8Array;
}

/** Records of tiles that are still in use: the photos of a batch share both tile and quantisation. */
const drawn = new WeakMap<MatteTile, DrawnTile>();

/** Fills those records of the matte's tile that cells show: as drawn for an earlier photo, or by `draw`. */
export function fillTile(plan: FramePlan, draw: (record: number) => void): void {
  const { tile, records, cells } = plan;
  if (tile === null) return;
  const { stride } = records;
  const known = drawnTile(plan, tile);
  records.coefficients.set(known.coefficients, tile.first * stride);
  for (let cell = 0; cell < cells.kinds.length; cell += 1) {
    const record = cells.beneath(cell);
    const place = record - tile.first;
    if (!tile.has(record) || known.has[place] === 1) continue;
    draw(record);
    known.has[place] = 1;
    known.coefficients.set(records.coefficients.subarray(record * stride, (record + 1) * stride), place * stride);
  }
}

function drawnTile(plan: FramePlan, { tile, count }: TileRecords): DrawnTile {
  const key = keyOf(plan);
  const known = drawn.get(tile);
  if (known?.key === key) return known;
  const none = { key, coefficients: new Int16Array(count * plan.records.stride), has: new Uint8Array(count) };
  drawn.set(tile, none);
  return none;
}

function keyOf({ source: { picture }, flats }: FramePlan): string {
  const components = picture.components.map(({ h, v, quantisation }) => [h, v, ...quantisation]);
  return JSON.stringify([picture.colour, components, flats.map(({ levels }) => levels)]);
}
