import type { PrintedLine } from "../layout/types.ts";
import type { LabelFace } from "../label/types.ts";

/** Text by its printed weight: bold faces are separate files. */
interface WeightedText {
  /** Weights 300 to 500. */
  readonly regular: string;
  /** Weight 600. */
  readonly bold: string;
}

/** Text in the typeface of a label style. */
export interface FaceText extends WeightedText {
  readonly face: LabelFace;
}

/** Text in the caption's typeface, and in those of a label style. */
export interface PrintedText extends WeightedText {
  readonly faces?: readonly FaceText[];
}

/** Sorts the text of lines by typeface and weight. */
export function printedText(lines: readonly PrintedLine[]): PrintedText {
  const own = lines.filter(({ face }) => face === undefined);
  const named = [...new Set(lines.flatMap(({ face }) => face ?? []))];
  const faces = named.map((name) => ({ face: name, ...weightedText(lines.filter(({ face }) => face === name)) }));
  return { ...weightedText(own), ...(faces.length > 0 && { faces }) };
}

function weightedText(lines: readonly PrintedLine[]): WeightedText {
  const textOf = (bold: boolean): string =>
    lines
      .filter(({ weight }) => (weight === 600) === bold)
      .map(({ text }) => text)
      .join("\n");
  return { regular: textOf(false), bold: textOf(true) };
}
