import type { CaptionLine } from "./columns.ts";

/** Text by the weight in which it is printed, because bold faces are files of their own. */
export interface PrintedText {
  /** Text of the weights 400 and 500. */
  readonly regular: string;
  /** Text of the weight 600. */
  readonly bold: string;
}

/** Texts of these lines by weight. */
export function printedText(lines: readonly Pick<CaptionLine, "text" | "weight">[]): PrintedText {
  const textOf = (bold: boolean): string =>
    lines
      .filter(({ weight }) => (weight === 600) === bold)
      .map(({ text }) => text)
      .join("\n");
  return { regular: textOf(false), bold: textOf(true) };
}
