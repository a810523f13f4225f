/** A label's lines along one side of its space. */
import { unionOf } from "../layout/geometry.ts";
import { type Arranged, type ArrangedLine, type ArrangedMark, boxesOf } from "./arrange/arranged.ts";
import type { Arrangement } from "./types.ts";

export type Side = "left" | "centre" | "right";

/** Shares of the free width at the left. */
const SHARES: Readonly<Record<Side, number>> = { left: 0, centre: 0.5, right: 1 };

/** Moves each line of a stack to a side. Other arrangements, whose lines belong to each other, move as a whole. */
export function alignedTo(side: Side, arranged: Arranged, { kind }: Arrangement, width: number): Arranged {
  const share = SHARES[side];
  const { height, lines, marks, logo } = arranged;
  if (kind === "stack") {
    return {
      height,
      lines: lines.map((at) => lineAt(at, (width - at.line.width) * share)),
      marks: marks.map((mark) => markAt(mark, (width - mark.box.width) * share)),
      logo,
    };
  }
  const extent = unionOf(boxesOf(arranged));
  const by = (width - extent.width) * share - extent.x;
  return {
    height,
    lines: lines.map((at) => lineAt(at, at.x + by)),
    marks: marks.map((mark) => markAt(mark, mark.box.x + by)),
    logo,
  };
}

function lineAt({ line, top, align, baselineEm }: ArrangedLine, x: number): ArrangedLine {
  return baselineEm === undefined ? { line, x, top, align } : { line, x, top, align, baselineEm };
}

function markAt({ shape, box: { y, width, height }, ink }: ArrangedMark, x: number): ArrangedMark {
  return { shape, box: { x, y, width, height }, ink };
}
