import type { FramePlan } from "../plan/frame-plan.ts";
import { damaged } from "../fallback.ts";
import type { ComponentCodes } from "../splice/coding-tables.ts";
import type { KeptMcus } from "../splice/kept-mcus.ts";
import { repeatTile } from "../splice/repeats.ts";
import { restartMarker } from "../splice/restarts.ts";
import { splice, type SpliceParts } from "../splice/splice.ts";
import type { Arena } from "./arena.ts";
import { type CodingAddresses, COMPONENT_BYTES, putComponents, resetPredictions } from "./components.ts";
import { encodeTile } from "./tile-bits.ts";

const WORD_BYTES = 4;
const COEFFICIENT_BYTES = 2;

/**
 * Counterpart of splice/write-scan.ts.
 * @param keptBy may allocate, until the writer for kept MCUs is used
 * @returns view into kernel memory
 */
export function writeScanInKernel(
  arena: Arena,
  plan: FramePlan,
  codes: readonly ComponentCodes[],
  keptBy: (addresses: CodingAddresses) => KeptMcus,
): Uint8Array {
  const { kernel } = arena;
  const parts = partsOf(arena, plan, codes, keptBy);
  const start = arena.end;
  kernel.startBits(start);
  splice(plan, parts);
  return arena.bytes(start, kernel.finishBits() - start);
}

/** Writes all inputs into memory; the scan follows them. */
function partsOf(
  arena: Arena,
  plan: FramePlan,
  codes: readonly ComponentCodes[],
  keptBy: (addresses: CodingAddresses) => KeptMcus,
): SpliceParts {
  const { kernel } = arena;
  const { source, records, cells } = plan;
  const components = putComponents(arena, codes);
  const componentsEnd = components + codes.length * COMPONENT_BYTES;
  const blocks = arena.put(Int32Array.from(source.grid.blocks, ({ component }) => component));
  const blocksEnd = blocks + source.grid.blocks.length * WORD_BYTES;
  const tile = repeatTile(source.grid.blocks, codes, cells.columns);
  const tileAt = arena.put(tile.bytes);
  const coefficients = arena.put(records.coefficients.subarray(0, records.count * records.stride));
  const addresses = { components, componentsEnd, blocks, blocksEnd };
  const copyTile = encodeTile(arena, plan, coefficients, addresses);
  const kept = keptBy(addresses);
  const recordBytes = records.stride * COEFFICIENT_BYTES;
  const encode = (record: number, count: number): void => {
    const at = coefficients + record * recordBytes;
    mustHave(kernel.encodeMcus(at, count, recordBytes, blocks, blocksEnd, components));
  };
  const numbers = arena.take(cells.columns * WORD_BYTES);
  const encodeCells = (cell: number, count: number): void => {
    arena.words(numbers, count).set(cells.kinds.subarray(cell, cell + count));
    mustHave(kernel.encodeRecords(numbers, count, coefficients, recordBytes, blocks, blocksEnd, components));
  };
  return {
    kept,
    encode: encodeCells,
    repeat: (count) => kernel.copyBits(tileAt, 0, count * tile.bitsPerMcu),
    tile: (record, count) => {
      // The first one may follow something else.
      encode(record, copyTile === null ? count : 1);
      if (copyTile !== null && count > 1) copyTile(record + 1, count - 1);
    },
    restart: (n) => {
      const marker = restartMarker(n);
      const end = kernel.finishBits();
      arena.bytes(end, marker.length).set(marker);
      kernel.startBits(end + marker.length);
      resetPredictions(arena, components, codes.length);
    },
  };
}

/** Throws for a missing symbol: only damaged data needs one. */
export function mustHave(lacking: number): void {
  if (lacking >= 0) throw damaged(`no code for symbol ${lacking}`);
}
