/** Blocks below each other, at the photo's edge or on its axis, with or without rules. */
import { joined, type LabelContent } from "../content.ts";
import { textDirection } from "../../caption/direction.ts";
import type { LabelText, Stack, StackBlock } from "../types.ts";
import type { SetLine, Typesetter } from "../typesetter.ts";
import { type Arranged, type ArrangedLine, type ArrangedMark, below, type LabelSpace, sourceOf } from "./arranged.ts";

/** Lines beyond those in a text's row, once it cannot shrink further. */
const MORE_LINES = 2;

export function arrangeStack(stack: Stack, content: LabelContent, space: LabelSpace): Arranged {
  const { width, setter } = space;
  const { u } = setter;
  const isMirrored = stack.align === "start" && isRightToLeft(stack, content);
  const xOf = (line: SetLine): number => {
    if (stack.align === "centre") return (width - line.width) / 2;
    return isMirrored ? width - line.width : 0;
  };
  const lines: ArrangedLine[] = [];
  let y = stack.rules === undefined ? 0 : (stack.rules.thickness + stack.rules.before) * u;
  for (const block of stack.blocks) {
    const set = block.texts.flatMap((text) => linesOf(text, block, content, space));
    if (set.length === 0) continue;
    const { placed, bottom } = below(
      set,
      lines.length > 0 ? y + block.above * u : y,
      xOf,
      isMirrored ? "right" : "left",
    );
    lines.push(...placed);
    y = bottom;
  }
  if (lines.length === 0) return { height: 0, lines, marks: [], logo: null };
  const { marks, bottom } = rulesOf(stack, y, width, setter);
  return { height: bottom, lines, marks, logo: null };
}

function linesOf(
  text: LabelText,
  block: StackBlock,
  content: LabelContent,
  { width, setter, floor }: LabelSpace,
): SetLine[] {
  const source = sourceOf(content, text);
  const available = Math.min(width, Math.max(block.share * width, (block.least ?? 0) * setter.u));
  const { most } = text;
  if (block.shrink !== undefined && most !== undefined) {
    const least = Math.min(1, Math.max(block.shrink, floor / (text.role.size * setter.u)));
    return setter.shrunk(source, { width: available, most: most + MORE_LINES }, least);
  }
  return block.balanced === true
    ? setter.balanced(source, { width: available, most })
    : setter.lines(source, { width: available, most });
}

function isRightToLeft({ blocks }: Stack, content: LabelContent): boolean {
  for (const { texts } of blocks) {
    const first = texts.map((text) => joined(content, text)).find(Boolean);
    if (first !== undefined) return textDirection(first) === "rtl";
  }
  return false;
}

function rulesOf(
  { rules }: Stack,
  y: number,
  width: number,
  { u }: Typesetter,
): { marks: ArrangedMark[]; bottom: number } {
  if (rules === undefined) return { marks: [], bottom: y };
  const { share, thickness, ink, after } = rules;
  const rule = (top: number): ArrangedMark => ({
    shape: "bar",
    box: { x: ((1 - share) * width) / 2, y: top, width: share * width, height: thickness * u },
    ink,
  });
  const last = y + after * u;
  return { marks: [rule(0), rule(last)], bottom: last + thickness * u };
}
