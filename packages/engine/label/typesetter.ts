/** Sets a label's texts into lines, in their roles' type. */
import { openIsolates } from "../caption/bidi.ts";
import { wordPieces } from "../caption/breaks.ts";
import { upperCase } from "../caption/case.ts";
import { textDirection } from "../caption/direction.ts";
import { captionFace } from "../caption/family.ts";
import { graphemes } from "../caption/graphemes.ts";
import { isAtMost, withRounding } from "../caption/paragraph.ts";
import { scriptFamilies } from "../caption/scripts.ts";
import { lineOf, longestStart, shorten } from "../caption/shorten.ts";
import { memoize } from "../memoize.ts";
import type { Settings } from "../settings/table.ts";
import type { Font, MeasureText } from "../layout/types.ts";
import { hasCapitals, kindOf } from "./kinds.ts";
import type { LabelFace, LabelField, LabelRole } from "./types.ts";

/** Size next to Latin letters: Han, kana and hangul fill their em squares. */
const HAN_SIZE = 0.92;
/** Least height for lines with marks above and below, in em. */
const TALL_LEADING = 1.5;
/** Separators at lines' ends. */
const OUTER_SEPARATORS = /^[\s\u2002]*·[\s\u2002]*|[\s\u2002]*·[\s\u2002]*$/gu;

const CACHE_SIZE = 1000;

/** Line of text with its type; the arranger places it. */
export interface SetLine {
  readonly text: string;
  /** The text of which this is a line. */
  readonly full: string;
  readonly field: LabelField | "number";
  /** Fields of the text, if there are several. */
  readonly fields?: readonly LabelField[] | undefined;
  readonly width: number;
  readonly font: Font;
  /** Line height. */
  readonly height: number;
  /** Pixels of the role's em, for the baseline. */
  readonly em: number;
  readonly ink: number;
  readonly isMinor: boolean;
  readonly isDisplay: boolean;
  readonly direction: "ltr" | "rtl";
  /** True if the rest of the text is missing. */
  readonly cut: boolean;
}

export interface LineSpace {
  readonly width: number;
  /** Lines before the rest is cut; without it no text is cut. */
  readonly most?: number | undefined;
  /** Space taken at the start of the first line. */
  readonly indent?: number;
  /** Share of the role's size. */
  readonly scale?: number;
}

export interface TextSource {
  readonly field: SetLine["field"];
  readonly fields?: SetLine["fields"];
  readonly role: LabelRole;
  readonly text: string;
}

export type Mutable<T> = { -readonly [Key in keyof T]: T[Key] };

/** A text in its type. */
interface Typed {
  readonly source: TextSource;
  readonly printed: string;
  readonly font: Font;
  readonly em: number;
  readonly measure: (part: string) => number;
}

export class Typesetter {
  /** Pixels per unit in the rows. */
  readonly u: number;
  readonly #settings: Settings;
  readonly #measure: MeasureText;
  readonly #texts: string;
  readonly #faces = new Map<LabelFace, Pick<Font, "family" | "fallback">>();

  /** @param texts all texts on the label */
  constructor(settings: Settings, u: number, measure: MeasureText, texts: string) {
    this.#settings = settings;
    this.u = u;
    this.#measure = measure;
    this.#texts = texts;
  }

  /** A text on one line, however long. */
  line(source: TextSource, scale = 1): SetLine {
    const typed = this.#typed(source, scale);
    return setLine(typed, typed.printed, Infinity, false);
  }

  /** Sets a text on lines of a width; a part wider than its line is set smaller. */
  lines(source: TextSource, space: LineSpace): SetLine[] {
    return this.#wrapped(this.#typed(source, space.scale ?? 1), space);
  }

  /** Sets a text on one line or, if it is too long, on two with similar lengths. */
  balanced(source: TextSource, space: LineSpace): SetLine[] {
    const typed = this.#typed(source, space.scale ?? 1);
    const lines = this.#wrapped(typed, space);
    if (lines.length !== 2 || lines.some(({ cut }) => cut)) return lines;
    return halves(typed, space.width) ?? lines;
  }

  /**
   * Sets a text on one line, or on two with similar lengths, smaller if these are too long; on more lines at the smallest size.
   * @param least smallest share of the role's size
   */
  shrunk(source: TextSource, { width, most }: LineSpace, least: number): SetLine[] {
    const typed = this.#typed(source, 1);
    if (typed.printed === "") return [];
    const whole = typed.measure(typed.printed);
    if (isAtMost(whole, width)) return [setLine(typed, typed.printed, width, false)];
    // Widths are in proportion to the size, so the best two lines are the same at each.
    const best = bestHalves(typed);
    const scale = Math.min(1, width / (best?.longest ?? whole));
    if (scale < least) return this.#wrapped(this.#typed(source, least), { width, most });
    const smaller = this.#typed(source, scale);
    return (best?.pair ?? [typed.printed]).map((part) => setLine(smaller, part, width, false));
  }

  #wrapped(typed: Typed, { width, most, indent = 0 }: LineSpace): SetLine[] {
    const lines: SetLine[] = [];
    let open = "";
    for (let rest = typed.printed; rest !== "";) {
      const isIndented = lines.length === 0 && indent > 0;
      const available = isIndented ? width - indent : width;
      const start = startOf(typed, rest, available, { isIndented, mayBreakWords: most !== undefined });
      const cut = lines.length + 1 === most && start.length < rest.length;
      const part = open + (cut ? shorten(rest, available, typed.measure) : start);
      lines.push(setLine(typed, part, available, cut));
      open = openIsolates(part);
      rest = cut ? "" : rest.slice(start.length).trimStart();
    }
    return lines;
  }

  #typed(source: TextSource, scale: number): Typed {
    const { role, text } = source;
    const font = this.#font(role, text, scale);
    return {
      source,
      printed: hasCapitals(role, text) ? upperCase(text) : text,
      font,
      em: role.size * this.u * scale,
      measure: (part) => this.#measure(part, font),
    };
  }

  #font(role: LabelRole, text: string, scale: number): Font {
    const { isHan, mayTrack, mayBeItalic } = kindOf(text);
    const isChosen = this.#settings.labelFont === "chosen";
    const size = role.size * this.u * scale * (isHan ? HAN_SIZE : 1);
    const weight = isHan ? 400 : role.weight;
    const tracking = mayTrack ? (isHan ? (role.hanTracking ?? 0) : role.tracking) : 0;
    const { family, fallback } = this.#face(role);
    // Spreads of what may be absent would take most of a label's time.
    const font: Mutable<Font> = { family, weight: isChosen && weight === 300 ? 400 : weight, size };
    if (fallback !== undefined) font.fallback = fallback;
    if (role.italic === true && mayBeItalic && !isChosen) font.italic = true;
    if (tracking !== 0) font.tracking = tracking;
    return font;
  }

  #face({ face }: LabelRole): Pick<Font, "family" | "fallback"> {
    const found = this.#faces.get(face) ?? this.#findFace(face);
    this.#faces.set(face, found);
    return found;
  }

  #findFace(face: LabelFace): Pick<Font, "family" | "fallback"> {
    if (this.#settings.labelFont === "chosen") return captionFace(this.#settings, this.#texts);
    const choice = { captionLanguage: this.#settings.captionLanguage, metadataFont: face };
    const fallback = scriptFamilies(choice, this.#texts);
    return fallback.length === 0 ? { family: face } : { family: face, fallback };
  }
}

/** Takes text for the next line; empty if no word fits next to what is already there. */
function startOf(
  { measure }: Typed,
  rest: string,
  available: number,
  { isIndented, mayBreakWords }: { readonly isIndented: boolean; readonly mayBreakWords: boolean },
): string {
  if (isAtMost(measure(rest), available)) return rest;
  const start = longestStart(rest, withRounding(available), measure, wordPieces);
  if (isAtMost(measure(lineOf(start)), available)) return start;
  if (isIndented) return "";
  return mayBreakWords ? longestStart(rest, withRounding(available), measure, graphemes) : start;
}

function halves(typed: Typed, width: number): SetLine[] | null {
  const best = bestHalves(typed);
  return best === null || best.longest > width ? null : best.pair.map((part) => setLine(typed, part, width, false));
}

/** Finds the two lines with the shortest longer one; null for a single word. */
function bestHalves(typed: Typed): { readonly pair: readonly string[]; readonly longest: number } | null {
  const parts = wordPieces(typed.printed);
  let end = 0;
  const pairs = parts.slice(0, -1).map((part) => {
    end += part.length;
    const first = typed.printed.slice(0, end);
    const pair = [clean(first), clean(openIsolates(first) + typed.printed.slice(end))] as const;
    return { pair, longest: Math.max(typed.measure(pair[0]), typed.measure(pair[1])) };
  });
  if (pairs.length === 0) return null;
  return pairs.reduce((one, other) => (other.longest < one.longest ? other : one));
}

function setLine(
  { source: { field, fields, role }, printed, font, em, measure }: Typed,
  part: string,
  available: number,
  cut: boolean,
): SetLine {
  const text = clean(part);
  const width = text === "" ? 0 : measure(text);
  const scale = isAtMost(width, available) ? 1 : Math.max(0, available) / width;
  const leading = kindOf(printed).isTall ? Math.max(role.leading, TALL_LEADING) : role.leading;
  return {
    text,
    full: printed,
    field,
    fields,
    width: width * scale,
    font: scale < 1 ? { ...font, size: font.size * scale } : font,
    height: leading * em,
    em,
    ink: role.ink,
    isMinor: role.isMinor === true,
    isDisplay: role.isDisplay === true,
    direction: textDirection(printed),
    cut,
  };
}

/** A line without space and separators at its ends. */
const clean = memoize(CACHE_SIZE, (text) => lineOf(text).replace(OUTER_SEPARATORS, ""));
