import type { Box } from "@matte/engine";
import { BORDERING, type Cells } from "../plan/cells.ts";

/** Columns of cells, from a row on. */
interface Run {
  readonly from: number;
  readonly to: number;
  readonly top: number;
}

/** Boxes of the cells where smooth areas meet something else: runs of columns, as high as they stay the same. */
export function borderingBoxes(cells: Cells): readonly Box[] {
  const boxes: Box[] = [];
  let open: readonly Run[] = [];
  for (let row = 0; row <= cells.rows; row += 1) {
    const runs = row === cells.rows ? [] : runsIn(cells, row);
    const isLike = (one: Run) => (other: Run) => one.from === other.from && one.to === other.to;
    for (const run of open) if (!runs.some(isLike(run))) boxes.push(boxOf(run, row, cells));
    open = runs.map((run) => open.find(isLike(run)) ?? run);
  }
  return boxes;
}

function runsIn({ kinds, columns }: Cells, row: number): Run[] {
  const runs: Run[] = [];
  const end = columns * (row + 1);
  for (let cell = columns * row; cell < end; cell += 1) {
    if (kinds[cell] !== BORDERING) continue;
    const from = cell;
    while (cell < end && kinds[cell] === BORDERING) cell += 1;
    runs.push({ from: from - columns * row, to: cell - columns * row, top: row });
  }
  return runs;
}

function boxOf({ from, to, top }: Run, row: number, { mcu: { width, height } }: Cells): Box {
  return { x: from * width, y: top * height, width: (to - from) * width, height: (row - top) * height };
}
