/** One line spread over the width, as on the edge of a film: maker, number, camera, number. */
import { memoize } from "../../memoize.ts";
import type { LabelContent } from "../content.ts";
import type { Strip } from "../types.ts";
import type { SetLine, TextSource } from "../typesetter.ts";
import type { Arranged, ArrangedLine, ArrangedMark, LabelSpace } from "./arranged.ts";

const GEAR = ["camera", "film", "exposure"] as const;
const CACHE_SIZE = 100;
/** Keeps rounding from widening parts that fill a width. */
const LESS = 1 - 1e-9;

interface Part {
  readonly source: TextSource;
  readonly isNumber: boolean;
}

interface SetPart {
  readonly line: SetLine;
  readonly isNumber: boolean;
  readonly width: number;
}

export function arrangeStrip(strip: Strip, content: LabelContent, space: LabelSpace): Arranged {
  const { width, setter } = space;
  const parts = fit(strip, content, space);
  const height = Math.max(strip.height * setter.u, ...parts.map(({ line }) => line.height));
  const free = width - parts.reduce((sum, part) => sum + part.width, 0);
  const gap = free / Math.max(1, parts.length - 1);
  const lines: ArrangedLine[] = [];
  const marks: ArrangedMark[] = [];
  let x = 0;
  for (const { line, isNumber, width: taken } of parts) {
    const top = (height - line.height) / 2;
    if (isNumber) marks.push(pointerAt(x, height / 2, line.em, strip));
    lines.push({ line, x: isNumber ? x + strip.pointer.advance * line.em : x, top, align: "left" });
    x += taken + gap;
  }
  return { height, lines, marks, logo: null };
}

/** Versions, each with less than the one before: the first to fit is printed. */
function fit(strip: Strip, content: LabelContent, space: LabelSpace): SetPart[] {
  const least = Math.min(1, Math.max(strip.shrink, space.floor / (strip.role.size * space.setter.u)));
  const versions = versionsOf(strip, content);
  for (const parts of versions) {
    const version = parts();
    const set = version.map((part) => setPart(part, strip, space, 1));
    const gaps = (set.length - 1) * strip.gap * space.setter.u;
    const scale = Math.min(1, (space.width - gaps) / set.reduce((sum, { width }) => sum + width, 0));
    if (scale === 1) return set;
    if (scale >= least) return version.map((part) => setPart(part, strip, space, scale * LESS));
  }
  return shortest(versions.at(-1)?.() ?? [], strip, space, least);
}

/** The maker cut to the width that the exposure leaves. Camera data is never cut: alone it is as small as it must be. */
function shortest(parts: readonly Part[], strip: Strip, space: LabelSpace, scale: number): SetPart[] {
  const [first, ...others] = parts;
  if (first === undefined) return [];
  if (isGear(first))
    return [setPart(first, strip, space, (space.width / setPart(first, strip, space, 1).width) * LESS)];
  const after = others.map((part) => setPart(part, strip, space, scale));
  const taken = after.reduce((sum, { width }) => sum + width + strip.gap * space.setter.u, 0);
  const lines = space.setter.lines(first.source, { width: space.width - taken, most: 1, scale });
  return [...lines.map((line) => ({ line, isNumber: false, width: line.width })), ...after];
}

type GearField = (typeof GEAR)[number];

function isGear({ source }: Part): boolean {
  return GEAR.some((field) => field === source.field);
}

function versionsOf({ role }: Strip, { texts, figures, number }: LabelContent): readonly (() => Part[])[] {
  const { camera, film, credit, subject } = texts;
  const gearTexts = { camera, film, exposure: figures.map(({ text }) => compact(text)).join(" ") };
  const part = (field: TextSource["field"], text: string, fields?: TextSource["fields"]): Part[] =>
    text === "" ? [] : [{ source: { field, fields, role, text }, isNumber: false }];
  const pointed = (text: string): Part[] => [{ source: { field: "number", role, text }, isNumber: true }];
  const maker = part(credit === "" ? "subject" : "credit", credit || subject);
  const gear = (...wanted: readonly GearField[]): Part[] => {
    const fields = wanted.filter((field) => gearTexts[field] !== "");
    const text = fields.map((field) => gearTexts[field]).join(" ");
    return part(fields[0] ?? "exposure", text, fields.length > 1 ? fields : undefined);
  };
  const numbers = [pointed(String(number)), pointed(`${number}A`)] as const;
  return [
    () => [...maker, ...numbers[0], ...gear("camera", "film", "exposure"), ...numbers[1]],
    () => [...maker, ...numbers[0], ...gear("camera", "exposure"), ...numbers[1]],
    () => [...maker, ...numbers[0], ...gear("camera", "exposure")],
    () => [...maker, ...gear("camera", "exposure")],
    () => [...maker, ...gear(maker.length === 0 && gearTexts.exposure === "" ? "camera" : "exposure")],
  ];
}

/** `35 mm` as `35mm`, `f/2.8` as `F2.8`. */
const compact = memoize(CACHE_SIZE, (text) =>
  text
    .replace(/\u202F(mm|s)$/u, "$1")
    .replace(/\u202F/gu, " ")
    .replace(/^f\//u, "F"),
);

function setPart({ source, isNumber }: Part, strip: Strip, { setter }: LabelSpace, scale: number): SetPart {
  const line = setter.line(source, scale);
  return { line, isNumber, width: isNumber ? line.width + strip.pointer.advance * line.em : line.width };
}

function pointerAt(x: number, middle: number, em: number, { pointer }: Strip): ArrangedMark {
  const box = { x, y: middle - pointer.half * em, width: pointer.length * em, height: 2 * pointer.half * em };
  return { shape: "pointer", box, ink: 1 };
}
