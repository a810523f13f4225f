/** Lines for a terminal. Chinese, Japanese and Korean need no space for a break. */
import { cellsOf, WIDE } from "@matte/messages/cells";

/** Stay with what is before them, or after them. */
const CLOSING = /^[、。，．：；？！）」』】〕》ー々·・]/u;
const OPENING = /[（「『【〔《]$/u;
/** Below it, lines stay as they are. */
const NARROWEST = 40;

const words = new Intl.Segmenter(undefined, { granularity: "word" });

/** Breaks lines at spaces, and in wide text between words. @param width in cells */
export function wrapped(text: string, width: number): string {
  return width < NARROWEST
    ? text
    : text
        .split(/\r?\n/)
        .flatMap((line) => linesOf(line, width))
        .join("\n");
}

function linesOf(line: string, width: number): string[] {
  const lines = [""];
  for (const piece of piecesOf(line)) {
    const current = lines.at(-1) ?? "";
    if (current !== "" && cellsOf((current + piece).trimEnd()) > width) lines.push(piece.trimStart());
    else lines[lines.length - 1] = current + piece;
  }
  return lines.map((text) => text.trimEnd());
}

/** Between two pieces a line may break. */
function piecesOf(line: string): string[] {
  const pieces: string[] = [];
  for (const { segment } of words.segment(line)) {
    const before = pieces.at(-1) ?? "";
    if (before !== "" && canBreak(before, segment)) pieces.push(segment);
    else pieces[Math.max(0, pieces.length - 1)] = before + segment;
  }
  return pieces;
}

function canBreak(before: string, after: string): boolean {
  if (/\s$/.test(before)) return true;
  const isWide = WIDE.test(before.slice(-1)) || WIDE.test(after.slice(0, 1));
  return isWide && !CLOSING.test(after) && !OPENING.test(before) && !/^\s/.test(after);
}
