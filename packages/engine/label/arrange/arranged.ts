/** Input and output of arrangers. Lengths are pixels from the label's upper left corner. */
import type { Box } from "../../layout/geometry.ts";
import type { LabelMark, TextBox } from "../../layout/types.ts";
import { joined, type LabelContent, printedFields } from "../content.ts";
import type { LabelText } from "../types.ts";
import type { SetLine, TextSource, Typesetter } from "../typesetter.ts";

export interface LabelSpace {
  readonly width: number;
  readonly setter: Typesetter;
  /** The logo's height divided by its width; null without a logo. */
  readonly logo: number | null;
  /** Smallest size to which texts shrink, in pixels. */
  readonly floor: number;
}

export interface ArrangedLine {
  readonly line: SetLine;
  /** Left edge. */
  readonly x: number;
  readonly top: number;
  readonly align: TextBox["align"];
  /** Pixels of the em placing the baseline, if a neighbour on the same line sets it. */
  readonly baselineEm?: number;
}

export interface ArrangedMark extends Pick<LabelMark, "shape" | "box"> {
  /** Share of the ink in a mix with the matte. */
  readonly ink: number;
}

export interface Arranged {
  readonly height: number;
  readonly lines: readonly ArrangedLine[];
  readonly marks: readonly ArrangedMark[];
  /** Null if the arrangement leaves the logo to the label. */
  readonly logo: Box | null;
}

/** Returns the text for a line of fields. Its field is the first printed one. */
export function sourceOf(content: LabelContent, text: LabelText): TextSource {
  const fields = printedFields(content, text);
  return {
    field: fields[0] ?? "subject",
    fields: fields.length > 1 ? fields : undefined,
    role: text.role,
    text: joined(content, text),
  };
}

/** Lines below each other, from a place. */
export function below(lines: readonly SetLine[], top: number, x: (line: SetLine) => number, align: TextBox["align"]) {
  let y = top;
  const placed = lines.map((line): ArrangedLine => {
    const at = { line, x: x(line), top: y, align };
    y += line.height;
    return at;
  });
  return { placed, bottom: y };
}

/** Lists a label's boxes: lines, then marks. */
export function boxesOf({ lines, marks }: Pick<Arranged, "lines" | "marks">): Box[] {
  const boxes = lines.map(({ line, x, top }): Box => ({ x, y: top, width: line.width, height: line.height }));
  for (const { box } of marks) boxes.push(box);
  return boxes;
}
