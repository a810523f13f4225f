import type { FramePlan } from "../plan/frame-plan.ts";
import type { TileRecords } from "../plan/tile-records.ts";
import type { MatteTile } from "../types.ts";
import { deadZone, type DrawTileRecord } from "./dead-zone.ts";

interface DrawnTile {
  /** All that the records depend on but the tile. */
  readonly key: string;
  readonly coefficients: Int16Array;
  /** One for each drawn record. */
  readonly has: Uint8Array;
  /** Records not drawn yet. */
  missing: number;
  /** Dead zone of its quantisation; null before the first record. */
  least: number | null;
}

/** Records of tiles that are still in use: the photos of a batch share both tile and quantisation. */
const drawn = new WeakMap<MatteTile, DrawnTile>();

/** Fills those records of the matte's tile that cells show: as drawn for an earlier photo, or by `draw`. */
export function fillTile(plan: FramePlan, tile: TileRecords, draw: DrawTileRecord): void {
  const { records, cells } = plan;
  const known = drawnTile(plan, tile);
  const [from, to] = [tile.first * records.stride, (tile.first + tile.count) * records.stride];
  records.coefficients.set(known.coefficients, from);
  const { missing } = known;
  for (let cell = 0; cell < cells.kinds.length && known.missing > 0; cell += 1) {
    const record = cells.beneath(cell);
    const place = record - tile.first;
    if (!tile.has(record) || known.has[place] === 1) continue;
    known.least ??= deadZone(plan, tile, draw);
    draw(record, records.coefficients, record * records.stride, known.least);
    known.has[place] = 1;
    known.missing -= 1;
  }
  if (known.missing < missing) known.coefficients.set(records.coefficients.subarray(from, to));
}

function drawnTile(plan: FramePlan, { tile, count }: TileRecords): DrawnTile {
  const key = keyOf(plan);
  const known = drawn.get(tile);
  if (known?.key === key) return known;
  const none = {
    key,
    coefficients: new Int16Array(count * plan.records.stride),
    has: new Uint8Array(count),
    missing: count,
    least: null,
  };
  drawn.set(tile, none);
  return none;
}

function keyOf({ source: { picture }, flats }: FramePlan): string {
  const components = picture.components.map(({ h, v, quantisation }) => [h, v, ...quantisation]);
  return JSON.stringify([picture.colour, components, flats.map(({ levels }) => levels)]);
}
