/** One paragraph: the subject, then what the photo shows, and who took it. */
import { isolatedIn } from "../../caption/bidi.ts";
import { textDirection } from "../../caption/direction.ts";
import { shorten } from "../../caption/shorten.ts";
import type { LabelContent } from "../content.ts";
import { kindOf } from "../kinds.ts";
import type { LabelField, Run } from "../types.ts";
import type { Arranged, ArrangedLine, LabelSpace } from "./arranged.ts";

/** Characters of the description; files may carry pages. */
const LONGEST = 320;
/** With quotation marks and brackets that close after it. */
const SENTENCE_END = /[.!?…。！？।؟۔][”’»"'）)\]」』】]*$/u;
const OPEN_END = /[,;:،؛、，；：]$/u;
/** Fields of the text after the subject. */
const BODY: readonly LabelField[] = ["city", "day", "description", "creator"];
const NO_BREAK_SPACE = "\u00A0";

export function arrangeRun(
  { lead, text, width: widest, gap }: Run,
  content: LabelContent,
  space: LabelSpace,
): Arranged {
  const { setter } = space;
  const width = Math.min(space.width, widest * setter.u);
  const first = setter.lines(
    { field: "subject", role: lead, text: sentence(content.texts.subject) },
    { width, most: 4 },
  );
  const indent = first.length === 0 ? 0 : (first.at(-1)?.width ?? 0) + gap * setter.u;
  const rest = setter.lines(
    { field: "description", fields: BODY, role: text, text: bodyOf(content) },
    { width, indent },
  );
  const isMirrored = textDirection((first[0] ?? rest[0])?.full ?? "") === "rtl";
  const height = Math.max(text.leading * text.size * setter.u, ...[...first, ...rest].map((line) => line.height));
  const baselineEm = ((lead.size + text.size) / 2) * setter.u;
  const from = Math.max(0, first.length - 1);
  const lines = [
    ...first.map((line, row) => ({ line, row, x: 0 })),
    ...rest.map((line, index) => ({ line, row: from + index, x: index === 0 ? indent : 0 })),
  ];
  return {
    height: Math.max(0, ...lines.map(({ row }) => row + 1)) * height,
    lines: lines
      .filter(({ line }) => line.text !== "")
      .map(({ line, row, x }): ArrangedLine => ({
        line: { ...line, height },
        x: isMirrored ? space.width - x - line.width : x,
        top: row * height,
        align: isMirrored ? "right" : "left",
        baselineEm,
      })),
    marks: [],
    logo: null,
  };
}

/** Follows the direction of the photo’s words, else of its place. Parts with another direction are isolated. */
function bodyOf({ texts }: LabelContent): string {
  const told = texts.description === texts.subject ? "" : shorten(texts.description, LONGEST, (text) => text.length);
  const place = [texts.city || texts.location, texts.day].filter(Boolean);
  const maker = texts.creator || texts.credit;
  const direction = textDirection(told || (place[0] ?? maker));
  const where = place.map((part) => isolatedIn(direction, part)).join(", ");
  const body =
    told === "" ? sentence(where) : [where, isolatedIn(direction, sentence(told))].filter(Boolean).join(": ");
  const credit = maker === "" ? "" : isolatedIn(direction, `(Photo: ${isolatedIn("ltr", maker)})`);
  return [body, credit.replaceAll(" ", NO_BREAK_SPACE)].filter(Boolean).join(" ");
}

/** The text with a full stop, unless it ends like a sentence. */
function sentence(text: string): string {
  if (text === "" || SENTENCE_END.test(text)) return text;
  return text.replace(OPEN_END, "") + (kindOf(text).isHan ? "。" : ".");
}
