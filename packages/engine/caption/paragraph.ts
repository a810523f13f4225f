/** Sets one caption field into lines, as wide as each line's place allows. */
import { fieldPieces, wordPieces } from "./breaks.ts";
import type { CaptionLine } from "./columns.ts";
import { graphemes } from "./graphemes.ts";
import { lineOf, longestStart, shorten } from "./shorten.ts";

/** Most lines for a field before it is cut. */
const MOST_LINES = 3;
/** Rounding error, as a share of a width. */
const ROUNDING = 1e-9;

/** Camera data is never cut, and its words are never broken: a word wider than its line is set smaller. */
const NEVER_CUT: ReadonlySet<CaptionLine["role"]> = new Set(["camera", "lens", "exif"]);

/** A width with the room that rounding needs. */
export function withRounding(width: number): number {
  return width * (1 + ROUNDING);
}

/** True if a width is at most another, apart from rounding. */
export function isAtMost(width: number, available: number): boolean {
  return width <= withRounding(available);
}

/** Line of text as drawn. */
export interface TextLine {
  readonly source: CaptionLine;
  readonly text: string;
  readonly width: number;
  /** Share of the caption's font size; below 1 for camera data wider than its line. */
  readonly scale: number;
  /** True if the rest of the field is missing. */
  readonly cut: boolean;
}

export type MeasureLine = (text: string, source: CaptionLine) => number;

/** Rest of a field, from which lines are taken one by one. */
export class Paragraph {
  readonly source: CaptionLine;
  readonly #measure: (text: string) => number;
  #rest: string;
  #restWidth: number;
  #taken = 0;

  constructor(source: CaptionLine, measure: MeasureLine) {
    this.source = source;
    this.#measure = (text) => measure(text, source);
    this.#rest = source.text;
    this.#restWidth = this.#measure(source.text);
  }

  /** Width of everything left on one line; 0 at the end. */
  get restWidth(): number {
    return this.#restWidth;
  }

  get isDone(): boolean {
    return this.#rest === "";
  }

  /** The next line. @param width available to it */
  take(width: number): TextLine {
    this.#taken += 1;
    const available = withRounding(width);
    if (this.#restWidth <= available) return this.#finish(this.#rest, this.#restWidth, false);
    if (this.#mayBeCut && this.#taken === MOST_LINES) return this.#cutTo(available);
    const start = this.#start(available);
    const text = lineOf(start);
    this.#advance(start);
    return this.#line(text, this.#measure(text), available, false);
  }

  get #mayBeCut(): boolean {
    return !NEVER_CUT.has(this.source.role);
  }

  #start(available: number): string {
    const split = this.source.role === "exif" ? fieldPieces : wordPieces;
    const start = longestStart(this.#rest, available, this.#measure, split);
    if (!this.#mayBeCut || this.#measure(lineOf(start)) <= available) return start;
    return longestStart(this.#rest, available, this.#measure, graphemes);
  }

  #advance(start: string): void {
    this.#rest = this.#rest.slice(start.length).trimStart();
    this.#restWidth = this.#rest === "" ? 0 : this.#measure(lineOf(this.#rest));
  }

  #cutTo(available: number): TextLine {
    const text = shorten(this.#rest, available, this.#measure);
    return this.#finish(text, this.#measure(text), true);
  }

  #finish(text: string, width: number, cut: boolean): TextLine {
    this.#rest = "";
    this.#restWidth = 0;
    return { source: this.source, text: lineOf(text), width, scale: 1, cut };
  }

  #line(text: string, width: number, available: number, cut: boolean): TextLine {
    const scale = Math.min(1, Math.max(0, available) / width);
    return { source: this.source, text, width: width * scale, scale, cut };
  }
}

/** Returns the narrowest width for a field at the caption's font size: its widest figure, or a few letters. */
export function leastWidth(source: CaptionLine, fewLetters: number, measure: MeasureLine): number {
  if (!NEVER_CUT.has(source.role)) return Math.min(fewLetters, measure(source.text, source));
  const pieces = source.role === "exif" ? fieldPieces(source.text) : wordPieces(source.text);
  return Math.max(...pieces.map((piece) => measure(lineOf(piece), source)));
}
