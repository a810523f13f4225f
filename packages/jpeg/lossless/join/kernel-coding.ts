import { indexPhoto } from "../index/index-photo.ts";
import { COUNT, END_PATCH, type PieceList } from "../index/pieces.ts";
import { type ScanTables, scanTables } from "../index/scan-tables.ts";
import type { Arena } from "../kernel/arena.ts";
import { putReplacements } from "../kernel/kernel-photo.ts";
import { unstuffInKernel } from "../kernel/unstuff.ts";
import { KernelWalker } from "../kernel/walker.ts";
import { mustHave, writeScanInKernel } from "../kernel/write-scan.ts";
import type { PhotoCoding } from "../photo/photo-data.ts";
import { wholePart } from "../plan/mcu-part.ts";
import type { FramePlan } from "../plan/frame-plan.ts";
import { ALL_KEPT } from "../plan/whole-plan.ts";
import { outputTables } from "../splice/coding-tables.ts";
import { JoinedMcus, type PhotoRun } from "./joined-mcus.ts";
import type { SingleScan } from "./one-coding.ts";

interface WalkedPhoto {
  /** Of the unstuffed data in kernel memory. */
  readonly address: number;
  readonly tables: ScanTables;
  readonly pieces: PieceList;
}

/** Counterpart of plain-coding.ts in kernel memory, which holds all photos' data. */
export function kernelCoding(
  arena: Arena,
  photos: readonly SingleScan[],
  runs: readonly PhotoRun[],
  plan: FramePlan,
): PhotoCoding {
  const { kernel } = arena;
  const walked = photos.map((photo) => walk(arena, photo, plan));
  const { values, patches } = inOrder(
    walked.map(({ pieces }) => pieces),
    runs,
  );
  return {
    tables: outputTables(walked[0]!.tables, plan.source.components),
    write: (_, codes) =>
      writeScanInKernel(arena, plan, codes, ({ components, componentsEnd }) => {
        const replaced = walked.map(({ tables }) => putReplacements(arena, tables));
        const patchesAt = arena.put(patches);
        kernel.startPieces(arena.put(values), patchesAt);
        return new JoinedMcus(runs, (photo, count) => {
          const { address } = walked[photo]!;
          mustHave(kernel.copyPieces(count, address, components, componentsEnd, replaced[photo]!));
        });
      }),
  };
}

function walk(arena: Arena, { source: { bytes, grid }, scan }: SingleScan, { records }: FramePlan): WalkedPhoto {
  const tables = scanTables(scan, grid);
  const { address, length, bounds } = unstuffInKernel(arena, bytes, scan.data);
  const { end } = arena;
  const walker = new KernelWalker(arena, address, tables.blocks, grid.columns);
  // Allocating the walker's tables may have moved the memory.
  const data = { bytes: arena.bytes(address, length), bounds };
  const whole = { scan, grid, data, tables, part: wholePart(grid) };
  const { pieces } = indexPhoto(whole, ALL_KEPT, records, walker);
  arena.release(end);
  return { address, tables, pieces };
}

/** Lists the pieces of all photos in the order of their runs, because the kernel reads one list. */
function inOrder(lists: readonly PieceList[], runs: readonly PhotoRun[]): Pick<PieceList, "values" | "patches"> {
  const values = new Int32Array(lists.reduce((sum, { valuesEnd }) => sum + valuesEnd, 0));
  const patches = new Int32Array(lists.reduce((sum, { patchesEnd }) => sum + patchesEnd, 0));
  const next = lists.map(() => ({ piece: 0, patch: 0 }));
  let [piece, patch] = [0, 0];
  for (const { photo, count } of runs) {
    const list = lists[photo]!;
    const { stride } = list;
    const from = next[photo]!;
    for (let left = count; left > 0; from.piece += stride, piece += stride) {
      const end = list.values[from.piece + END_PATCH]!;
      values.set(list.values.subarray(from.piece, from.piece + stride), piece);
      patches.set(list.patches.subarray(from.patch, end), patch);
      patch += end - from.patch;
      values[piece + END_PATCH] = patch;
      from.patch = end;
      left -= list.values[from.piece + COUNT]!;
    }
  }
  return { values, patches };
}
