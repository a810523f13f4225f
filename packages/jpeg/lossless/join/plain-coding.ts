import { unstuff } from "../bits/unstuff.ts";
import { indexPhoto } from "../index/index-photo.ts";
import { scanTables } from "../index/scan-tables.ts";
import { plainWalker } from "../index/walk.ts";
import type { PhotoCoding } from "../photo/photo-data.ts";
import { wholePart } from "../plan/mcu-part.ts";
import type { FramePlan } from "../plan/frame-plan.ts";
import { ALL_KEPT } from "../plan/whole-plan.ts";
import { outputTables } from "../splice/coding-tables.ts";
import { PieceCopier } from "../splice/piece-copier.ts";
import { writeScan } from "../splice/write-scan.ts";
import { JoinedMcus, type PhotoRun } from "./joined-mcus.ts";
import type { SingleScan } from "./one-coding.ts";

/** Joins scans of the same tables by copying their bits. */
export function plainCoding(
  photos: readonly SingleScan[],
  runs: readonly PhotoRun[],
  { records, source: { components } }: FramePlan,
): PhotoCoding {
  const walked = photos.map(({ source: { bytes, grid }, scan }) => {
    const [data, tables] = [unstuff(bytes, scan.data), scanTables(scan, grid)];
    const whole = { scan, grid, data, tables, part: wholePart(grid) };
    const { pieces } = indexPhoto(whole, ALL_KEPT, records, plainWalker(tables.blocks, components));
    return { bytes: data.bytes, tables, pieces };
  });
  return {
    tables: outputTables(walked[0]!.tables, components),
    write: (plan, codes) =>
      writeScan(plan, codes, (writer, encoder) => {
        const copiers = walked.map(
          ({ bytes, tables, pieces }) => new PieceCopier(bytes, pieces, tables, { writer, encoder }),
        );
        return new JoinedMcus(runs, (photo, count) => copiers[photo]!.copy(count));
      }),
  };
}
