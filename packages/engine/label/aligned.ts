/** A label's lines along one side of its space. */
import { unionOf } from "../layout/geometry.ts";
import type { Arranged, ArrangedLine, ArrangedMark } from "./arrange/arranged.ts";
import type { Arrangement } from "./types.ts";

export type Side = "left" | "centre" | "right";

/** Shares of the free width at the left. */
const SHARES: Readonly<Record<Side, number>> = { left: 0, centre: 0.5, right: 1 };

/** Moves each line of a stack to a side. Other arrangements, whose lines belong to each other, move as a whole. */
export function alignedTo(side: Side, arranged: Arranged, { kind }: Arrangement, width: number): Arranged {
  const share = SHARES[side];
  const { lines, marks } = arranged;
  if (kind === "stack") {
    return {
      ...arranged,
      lines: lines.map((at) => lineAt(at, (width - at.line.width) * share)),
      marks: marks.map((mark) => markAt(mark, (width - mark.box.width) * share)),
    };
  }
  const extent = unionOf([
    ...lines.map(({ line, x, top }) => ({ x, y: top, width: line.width, height: line.height })),
    ...marks.map(({ box }) => box),
  ]);
  const by = (width - extent.width) * share - extent.x;
  return {
    ...arranged,
    lines: lines.map((at) => lineAt(at, at.x + by)),
    marks: marks.map((mark) => markAt(mark, mark.box.x + by)),
  };
}

function lineAt({ line, top, align, baselineEm }: ArrangedLine, x: number): ArrangedLine {
  return baselineEm === undefined ? { line, x, top, align } : { line, x, top, align, baselineEm };
}

function markAt({ shape, box: { y, width, height }, ink }: ArrangedMark, x: number): ArrangedMark {
  return { shape, box: { x, y, width, height }, ink };
}
