import { encodeTable } from "../huffman/encode-table.ts";
import type { Pieces } from "../index/pieces.ts";
import type { ScanTables } from "../index/scan-tables.ts";
import type { FramePlan } from "../plan/frame-plan.ts";
import { damaged } from "../fallback.ts";
import type { ComponentCodes } from "../splice/coding-tables.ts";
import { repeatTile } from "../splice/repeats.ts";
import { splice, type SpliceParts } from "../splice/splice.ts";
import type { Arena } from "./arena.ts";
import { COMPONENT_BYTES, putComponents } from "./components.ts";
import { codeWords } from "./tables.ts";

const WORD_BYTES = 4;
const COEFFICIENT_BYTES = 2;

/** Walked photo in a kernel's memory. */
interface WalkedPhoto {
  /** Address of the unstuffed data. */
  readonly address: number;
  readonly pieces: Pieces;
  readonly tables: ScanTables;
}

/**
 * Counterpart of splice/write-scan.ts.
 * @returns view of the kernel's memory
 */
export function writeScanInKernel(
  arena: Arena,
  photo: WalkedPhoto,
  plan: FramePlan,
  codes: readonly ComponentCodes[],
): Uint8Array {
  const { kernel } = arena;
  const parts = partsOf(arena, photo, plan, codes);
  const start = arena.end;
  kernel.startBits(start);
  splice(plan, parts);
  return arena.bytes(start, kernel.finishBits() - start);
}

/** Writes all inputs into memory; the scan follows them. */
function partsOf(
  arena: Arena,
  { address, pieces, tables }: WalkedPhoto,
  { source, records, cells }: FramePlan,
  codes: readonly ComponentCodes[],
): SpliceParts {
  const { kernel } = arena;
  const components = putComponents(arena, codes);
  const componentsEnd = components + codes.length * COMPONENT_BYTES;
  const blocks = arena.put(Int32Array.from(source.grid.blocks, ({ component }) => component));
  const blocksEnd = blocks + source.grid.blocks.length * WORD_BYTES;
  const replaced = putReplacements(arena, tables);
  const tile = repeatTile(source.grid.blocks, codes, cells.columns);
  const tileAt = arena.put(tile.bytes);
  const coefficients = arena.put(records.coefficients.subarray(0, records.count * records.stride));
  const patches = arena.put(pieces.patches.subarray(0, pieces.patchesEnd));
  kernel.startPieces(arena.put(pieces.values.subarray(0, pieces.valuesEnd)), patches);
  const recordBytes = records.stride * COEFFICIENT_BYTES;
  return {
    kept: {
      copy: (count) => mustHave(kernel.copyPieces(count, address, components, componentsEnd, replaced)),
      skip: () => undefined,
    },
    encode: (record) => mustHave(kernel.encodeMcu(coefficients + record * recordBytes, blocks, blocksEnd, components)),
    repeat: (count) => kernel.copyBits(tileAt, 0, count * tile.bitsPerMcu),
  };
}

/** Throws for a missing symbol, which only damaged data needs. */
function mustHave(lacking: number): void {
  if (lacking >= 0) throw damaged(`no code for symbol ${lacking}`);
}

/** Writes the photo's codes and the framed picture's codes of each AC table. */
function putReplacements(arena: Arena, { ac }: ScanTables): number {
  const words = ac.flatMap(({ source, output }) => [
    ...codeWords(encodeTable(source)),
    ...codeWords(encodeTable(output.table)),
  ]);
  return arena.put(Uint32Array.from(words));
}
