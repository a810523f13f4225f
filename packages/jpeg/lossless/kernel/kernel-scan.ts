import { decodeTable } from "../huffman/decode-table.ts";
import { ALL_CODES, skipTable } from "../huffman/skip-table.ts";
import type { HuffmanTable } from "../huffman/table.ts";
import type { ScanCursor } from "../index/scan-cursor.ts";
import type { Scan } from "../markers/picture.ts";
import type { LosslessSource } from "../open.ts";
import { scanCursor } from "../photo/assemble.ts";
import type { ScanLayout } from "../photo/scan-layout.ts";
import type { Arena } from "./arena.ts";
import { faultOf } from "./faults.ts";
import { SCAN_STATE_BYTES, ScanState } from "./scan-state.ts";
import { putDecodeTable, putSkipTable } from "./tables.ts";
import { type KernelData, unstuffInKernel } from "./unstuff.ts";

/** Scan kinds: all coefficients, then the kinds in ITU-T T.81 §G.1.1.1. */
const SEQUENTIAL = 0;
const DC_FIRST = 1;
const DC_REFINEMENT = 2;
const AC_FIRST = 3;
const AC_REFINEMENT = 4;

const BLOCK_BYTES = 16;
const WORD_BYTES = 4;

/** A block's last coefficient. */
export const LAST = 63;

/** A sequential or progressive scan. Allocate nothing in the arena while it is in use. */
export interface KernelScan {
  readonly data: KernelData;
  readonly state: ScanState;
  /**
   * @param row address of the coefficients in the MCUs' row
   * @param first MCU in the row
   * @returns a fault
   */
  readonly decode: (row: number, first: number, count: number) => number;
}

/** @param last coefficient to decode per block in a sequential scan, by component; later ones stay as they are in memory */
export function kernelScan(
  arena: Arena,
  { bytes, picture }: LosslessSource,
  scan: Scan,
  layout: ScanLayout,
  last: readonly number[] = picture.components.map(() => LAST),
): KernelScan {
  const { kernel } = arena;
  const blocks = putBlocks(arena, scan, layout, last);
  const offsets = arena.put(layout.offsets);
  const stateAt = arena.take(SCAN_STATE_BYTES);
  const data = unstuffInKernel(arena, bytes, scan.data);
  const perMcu = layout.components.length;
  const blocksEnd = blocks + perMcu * BLOCK_BYTES;
  const { progressive } = picture;
  // Views are created last because allocations move the memory.
  const words = arena.words(stateAt, SCAN_STATE_BYTES / WORD_BYTES);
  const state = new ScanState(words, [kindOf(scan, progressive), scan.from, scan.to, progressive ? scan.low : 0]);
  const decode = (row: number, first: number, count: number): number =>
    kernel.decodeMcus(stateAt, blocks, blocksEnd, offsets + first * perMcu * WORD_BYTES, count, row, data.address);
  return { data, state, decode };
}

/** Decodes runs. Allocate nothing in the arena while it is in use. */
export interface ScanDecoder {
  readonly cursor: ScanCursor;
  /** @param row address of the row's coefficients @param first MCU in the row */
  readonly decode: (row: number, first: number, count: number) => void;
}

/** @param last coefficient to decode, as in {@link kernelScan} */
export function scanDecoder(
  arena: Arena,
  source: LosslessSource,
  scan: Scan,
  layout: ScanLayout,
  last?: readonly number[],
): ScanDecoder {
  const { data, state, decode } = kernelScan(arena, source, scan, layout, last);
  const entropy = { ...data, bytes: arena.bytes(data.address, data.length) };
  const cursor = scanCursor(entropy, scan, layout, source.picture);
  return {
    cursor,
    decode: (row, first, count) => {
      load(state, cursor);
      const fault = decode(row, first, count);
      if (fault !== 0) throw faultOf(fault);
      store(state, cursor);
    },
  };
}

function load(state: ScanState, { reader, emptyBlocks, predictions }: ScanCursor): void {
  state.bit = reader.bit;
  state.end = reader.end;
  state.emptyBlocks = emptyBlocks;
  state.predictions.set(predictions);
}

function store(state: ScanState, cursor: ScanCursor): void {
  const { predictions } = cursor;
  cursor.reader.bit = state.bit;
  cursor.emptyBlocks = state.emptyBlocks;
  predictions.set(state.predictions.subarray(0, predictions.length));
}

function kindOf({ from, high }: Scan, progressive: boolean): number {
  if (!progressive) return SEQUENTIAL;
  if (from === 0) return high === 0 ? DC_FIRST : DC_REFINEMENT;
  return high === 0 ? AC_FIRST : AC_REFINEMENT;
}

/** Writes each MCU block's component, tables and last coefficient. */
function putBlocks(arena: Arena, scan: Scan, { components }: ScanLayout, last: readonly number[]): number {
  const tables = scan.components.map(({ component, dc, ac }) => ({
    component,
    dc: dc === null ? 0 : putDecodeTable(arena, decodeTable(dc)),
    ac: ac === null ? 0 : putAcTable(arena, ac, last[component]!),
  }));
  const words = components.flatMap((component) => {
    const { dc, ac } = tables.find((one) => one.component === component)!;
    return [component, dc, ac, last[component]!];
  });
  return arena.put(Int32Array.from(words));
}

function putAcTable(arena: Arena, table: HuffmanTable, last: number): number {
  return last === LAST
    ? putDecodeTable(arena, decodeTable(table))
    : putSkipTable(arena, skipTable(table, ALL_CODES), ALL_CODES);
}
