/** Camera over lens at the left, names over values at the right, a rule and the logo between them, a line of words below. */
import type { Box } from "../../layout/geometry.ts";
import type { Figure, LabelContent } from "../content.ts";
import type { LabelText, Table } from "../types.ts";
import type { SetLine, Typesetter } from "../typesetter.ts";
import { type Arranged, type ArrangedLine, type ArrangedMark, below, type LabelSpace, sourceOf } from "./arranged.ts";

interface Cell {
  readonly name: SetLine;
  readonly value: SetLine;
  readonly width: number;
}

/** Smallest height of a wide logo; 1 is the largest. */
const LOWEST_LOGO = 0.55;
/** A name shrinks to this share of its size before it takes more lines. */
const SMALLEST = 0.8;

export function arrangeTable(table: Table, content: LabelContent, space: LabelSpace): Arranged {
  const { width, setter } = space;
  const { u } = setter;
  const cells = cellsWithin(width, table, content, setter);
  const words = setter.lines(sourceOf(content, table.line), { width, most: table.line.most });
  const upper = arrangeUpper(table, content, cells, space);
  const last = below(words, upper.height > 0 ? upper.height + table.above * u : 0, () => 0, "left");
  return {
    height: words.length > 0 ? last.bottom : upper.height,
    lines: [...upper.lines, ...last.placed],
    marks: upper.marks,
    logo: upper.logo,
  };
}

/** Camera and exposure: side by side or, if the width is too small, below each other and without rule and logo. */
function arrangeUpper(table: Table, content: LabelContent, cells: readonly Cell[], space: LabelSpace): Arranged {
  const { width, setter } = space;
  const { u } = setter;
  const logo = logoSize(table, space);
  const cellsX = width - widthOf(cells, table.columnGap * u);
  const ruleX = cells.length === 0 ? width : cellsX - table.rule.gap * u;
  const logoX = logo === null ? ruleX : ruleX - logo.width - (cells.length === 0 ? 0 : table.logo.gap * u);
  const hasNames = content.texts.camera + content.texts.lens !== "";
  if (!hasNames && cells.length === 0) return { height: 0, lines: [], marks: [], logo: null };
  const isWide = logoX >= (hasNames ? table.leftLeast * u : 0);
  const available = isWide ? logoX - table.columnGap * u : width;
  const names = below(
    [table.camera, table.lens].flatMap((text) => lineOf(text, content, available, space)),
    0,
    () => 0,
    "left",
  );
  if (!isWide) {
    const top = names.bottom + table.above * u;
    return {
      height: top + table.height * u,
      lines: [...names.placed, ...placeCells(cells, 0, top, table, u)],
      marks: [],
      logo: null,
    };
  }
  return {
    height: Math.max(names.bottom, table.height * u),
    lines: [...names.placed, ...placeCells(cells, cellsX, 0, table, u)],
    marks: cells.length > 0 ? [ruleAt(ruleX, table, u)] : [],
    logo: logo && logoAt(logoX, logo, table, u),
  };
}

/** Names over values, smaller if they are wider than the label. */
function cellsWithin(width: number, table: Table, { figures }: LabelContent, setter: Typesetter): readonly Cell[] {
  const gaps = Math.max(0, figures.length - 1) * table.columnGap * setter.u;
  const cells = figures.map((figure) => cellOf(figure, table, setter, 1));
  const sum = widthOf(cells, 0);
  return sum + gaps <= width ? cells : figures.map((figure) => cellOf(figure, table, setter, (width - gaps) / sum));
}

function widthOf(cells: readonly Cell[], gap: number): number {
  return cells.reduce((sum, cell) => sum + cell.width, 0) + Math.max(0, cells.length - 1) * gap;
}

function cellOf({ name, text }: Figure, table: Table, setter: Typesetter, scale: number): Cell {
  const head = setter.line({ field: "exposure", role: table.name, text: name }, scale);
  const value = setter.line({ field: "exposure", role: table.value, text: text.replace(/^ISO\s/u, "") }, scale);
  return { name: head, value, width: Math.max(head.width, value.width) };
}

/** One line, smaller if its camera data does not fit. */
function lineOf(text: LabelText, content: LabelContent, width: number, { setter, floor }: LabelSpace): SetLine[] {
  const source = sourceOf(content, text);
  if (source.text === "") return [];
  const line = setter.line(source);
  if (line.width <= width) return [line];
  const least = Math.max(SMALLEST, Math.min(1, floor / (text.role.size * setter.u)));
  return setter.lines(source, { width, most: text.most, scale: Math.max(least, width / line.width) });
}

function placeCells(cells: readonly Cell[], start: number, top: number, table: Table, u: number): ArrangedLine[] {
  let x = start;
  return cells.flatMap(({ name, value, width }) => {
    const at = x;
    x += width + table.columnGap * u;
    return [
      { line: name, x: at, top: top + table.nameTop * u, align: "left" as const },
      { line: value, x: at, top: top + table.valueTop * u, align: "left" as const },
    ];
  });
}

function ruleAt(x: number, { rule }: Table, u: number): ArrangedMark {
  return { shape: "bar", box: { x, y: rule.top * u, width: rule.width * u, height: rule.height * u }, ink: rule.ink };
}

/** As wide as the row says; a wide logo is wider, to be readable. */
function logoSize({ logo }: Table, { logo: ratio, setter: { u } }: LabelSpace): Pick<Box, "width" | "height"> | null {
  if (ratio === null) return null;
  const width = Math.min(
    Math.max(logo.width, (LOWEST_LOGO * logo.height) / ratio),
    logo.height / ratio,
    3 * logo.width,
  );
  return { width: width * u, height: width * ratio * u };
}

function logoAt(x: number, size: Pick<Box, "width" | "height">, { rule }: Table, u: number): Box {
  return { ...size, x, y: (rule.top + rule.height / 2) * u - size.height / 2 };
}
