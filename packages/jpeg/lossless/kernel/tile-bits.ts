import { READ_AHEAD } from "../bits/unstuff.ts";
import type { FramePlan } from "../plan/frame-plan.ts";
import type { Arena } from "./arena.ts";
import { type CodingAddresses, resetPredictions, setPredictions } from "./components.ts";

const WORD_BYTES = 4;
const COEFFICIENT_BYTES = 2;

/** Writes `count` records of a tile's row, after the record to their left. */
export type CopyTile = (record: number, count: number) => void;

/**
 * Encodes each MCU of the matte's tile once, after its left neighbour and a row's first after its last: repetitions have the
 * same differences.
 * @param coefficients address of the records
 * @returns null without a tile, or if the tables lack a symbol that only an unused repetition needs
 */
export function encodeTile(
  arena: Arena,
  plan: FramePlan,
  coefficients: number,
  { components, blocks, blocksEnd }: CodingAddresses,
): CopyTile | null {
  const { tile, records, source } = plan;
  if (tile === null) return null;
  const { kernel } = arena;
  const stride = records.stride * COEFFICIENT_BYTES;
  const endsAt = arena.take(tile.count * WORD_BYTES);
  const bits = arena.end;
  kernel.startBits(bits);
  for (let place = 0; place < tile.count; place += tile.columns) {
    const first = tile.first + place;
    setPredictions(arena, components, dcValues(plan, first + tile.columns - 1));
    const at = coefficients + first * stride;
    const ends = endsAt + place * WORD_BYTES;
    if (kernel.measureMcus(at, tile.columns, stride, blocks, blocksEnd, components, ends) >= 0) return null;
  }
  keepUnstuffed(arena, bits, kernel.finishBits());
  resetPredictions(arena, components, source.picture.components.length);
  const ends = arena.words(endsAt, tile.count).slice();
  return (record, count) => {
    const place = record - tile.first;
    kernel.copyBits(bits, place === 0 ? 0 : (ends[place - 1] ?? 0), ends[place + count - 1] ?? 0);
    setPredictions(arena, components, dcValues(plan, record + count - 1));
  };
}

/** The DC value of each component's last block in a record. */
function dcValues({ records, source }: FramePlan, record: number): number[] {
  const values: number[] = [];
  source.grid.blocks.forEach(({ component }, block) => {
    values[component] = records.coefficients[record * records.stride + 64 * block] ?? 0;
  });
  return values;
}

/** Allocates output that begins at the arena's end, without its stuffed zeros. */
function keepUnstuffed(arena: Arena, start: number, end: number): void {
  const last = arena.kernel.unstuff(start, end, start);
  arena.take(Math.max(last, end) - start + READ_AHEAD);
}
