/** Parts of a typed template, as painted in its field. */
import { type FieldText, fillTemplate, parseTemplate } from "@matte/engine";

export interface TextPart {
  /** As typed. */
  readonly text: string;
  /** A field with a value for this photo, one without, or plain text. */
  readonly kind: "filled" | "empty" | "plain";
  /** Offset in the text, in UTF-16 units. */
  readonly from: number;
}

/** Splits a text into parts, in order; together they are the text. @param fields null without a photo */
export function partsOf(text: string, fields: FieldText | null): readonly TextPart[] {
  let from = 0;
  // Each line is a separate template.
  return text.split(/(?<=\n)/u).flatMap((line) => {
    const start = from;
    from += line.length;
    return partsOfLine(line, fields).map((part) => ({ ...part, from: start + part.from }));
  });
}

function partsOfLine(line: string, fields: FieldText | null): TextPart[] {
  const parts: TextPart[] = [];
  let at = 0;
  for (const { from, to } of parseTemplate(line).placeholders) {
    parts.push({ text: line.slice(at, from), kind: "plain", from: at });
    const text = line.slice(from, to);
    const isEmpty = fields !== null && fillTemplate(text, fields) === "";
    parts.push({ text, kind: isEmpty ? "empty" : "filled", from });
    at = to;
  }
  parts.push({ text: line.slice(at), kind: "plain", from: at });
  return parts.filter((part) => part.text !== "");
}
