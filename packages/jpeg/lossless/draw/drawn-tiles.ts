import type { FramePlan } from "../plan/frame-plan.ts";
import type { TileRecords } from "../plan/tile-records.ts";
import type { MatteTile } from "../types.ts";
import { deadZone, type DrawTileRecords } from "./dead-zone.ts";

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

/** Tiles kept: the photos of a batch share both tile and quantisation. */
const MOST_KEPT = 2;
/** The last ones, newest first. */
const drawn: (readonly [tile: MatteTile, DrawnTile])[] = [];

/** Fills those records of the matte's tile that cells show: as drawn for an earlier photo, or by `draw`. */
export function fillTile(plan: FramePlan, tile: TileRecords, draw: DrawTileRecords): void {
  const { records } = plan;
  const known = drawnTile(plan, tile);
  if (known.missing > 0) drawMissing(plan, tile, known, draw);
  records.coefficients.set(known.coefficients, tile.first * records.stride);
}

function drawMissing(plan: FramePlan, tile: TileRecords, known: DrawnTile, draw: DrawTileRecords): void {
  const { stride } = plan.records;
  const wanted = missingPlaces(plan, tile, known);
  for (let place = wanted.indexOf(1); place !== -1; place = wanted.indexOf(1, place)) {
    known.least ??= deadZone(plan, tile, draw);
    const rowEnd = place - (place % tile.columns) + tile.columns;
    const run = wanted.subarray(place, rowEnd).indexOf(0);
    const count = run === -1 ? rowEnd - place : run;
    draw(tile.first + place, count, known.coefficients, place * stride, known.least);
    known.has.fill(1, place, place + count);
    known.missing -= count;
    place += count;
  }
}

/** Marks places in the tile to draw: shown by a cell, and not drawn before. */
function missingPlaces({ cells }: FramePlan, { first, count }: TileRecords, { has }: DrawnTile): Uint8Array {
  const wanted = new Uint8Array(count);
  for (let cell = 0; cell < cells.kinds.length; cell += 1) {
    const place = cells.beneath(cell) - first;
    if (place >= 0 && place < count && has[place] === 0) wanted[place] = 1;
  }
  return wanted;
}

function drawnTile(plan: FramePlan, { tile, count }: TileRecords): DrawnTile {
  const key = keyOf(plan);
  const known = drawn.find(([other, { key: otherKey }]) => other === tile && otherKey === key);
  if (known !== undefined) return known[1];
  const length = count * plan.records.stride;
  const last = drawn.length < MOST_KEPT ? undefined : drawn.pop();
  // Megabytes, most of which the garbage collector would otherwise have to free for each new colour.
  const coefficients = last?.[1].coefficients.length === length ? last[1].coefficients.fill(0) : new Int16Array(length);
  const none = { key, coefficients, has: new Uint8Array(count), missing: count, least: null };
  drawn.unshift([tile, none]);
  return none;
}

function keyOf({ source: { picture }, flats }: FramePlan): string {
  const components = picture.components.map(({ h, v, quantisation }) => [h, v, ...quantisation]);
  return JSON.stringify([picture.colour, components, flats.map(({ levels }) => levels)]);
}
