/** Two columns: the left one takes the width that the right one leaves. */
import type { LabelContent } from "../content.ts";
import type { Columns, LabelText } from "../types.ts";
import type { SetLine } from "../typesetter.ts";
import { type Arranged, below, type LabelSpace, sourceOf } from "./arranged.ts";

export function arrangeColumns(columns: Columns, content: LabelContent, { width, setter }: LabelSpace): Arranged {
  const gap = columns.gap * setter.u;
  const leftLeast = columns.left.some((text) => sourceOf(content, text).text !== "") ? columns.leftShare * width : 0;
  const widest = Math.min(leftLeast > 0 ? columns.share * width : width, width - (leftLeast > 0 ? gap + leftLeast : 0));
  const right = columns.right.flatMap((text) => rowsOf(text, content, widest, setter));
  const taken = Math.max(0, ...right.map((line) => line.width));
  const leftWidth = taken === 0 ? width : width - taken - gap;
  const left = columns.left.flatMap((text) =>
    setter.lines(sourceOf(content, text), { width: leftWidth, most: text.most }),
  );
  const before = below(left, 0, () => 0, "left");
  const after = below(right, 0, (line) => width - line.width, "right");
  return {
    height: Math.max(before.bottom, after.bottom),
    lines: [...before.placed, ...after.placed],
    marks: [],
    logo: null,
  };
}

/** Camera data too wide for one line has a second one for its last field, the exposure. */
function rowsOf(text: LabelText, content: LabelContent, width: number, setter: LabelSpace["setter"]): SetLine[] {
  const set = (one: LabelText): SetLine[] => setter.lines(sourceOf(content, one), { width, most: one.most });
  const lines = set(text);
  if (lines.length < 2 || text.most !== undefined) return lines;
  return [text.parts.slice(0, -1), text.parts.slice(-1)].flatMap((parts) => set({ ...text, parts }));
}
