import { unescaped } from "./escape.ts";

/** A start tag as it is written. */
export interface StartTag {
  readonly name: string;
  readonly attributes: readonly (readonly [name: string, value: string])[];
  /** `<a/>` */
  readonly empty: boolean;
  /** Behind its `>`. */
  readonly end: number;
}

const MOST_ATTRIBUTES = 1000;

/** A start tag, XML 1.0 §3.1; null where what stands at `at` is none. */
export function startTag(text: string, at: number): StartTag | null {
  const name = sticky(/<([^\s/>=<"'&!?]+)/y, text, at);
  if (name === null) return null;
  const attributes: [string, string][] = [];
  let end = at + name[0].length;
  for (let next = attributeAt(text, end); next !== null; next = attributeAt(text, end)) {
    const value = valueOf(next);
    if (value === null || attributes.length >= MOST_ATTRIBUTES) return null;
    attributes.push([next[1] ?? "", value]);
    end += next[0].length;
  }
  const close = sticky(/\s*(\/?)>/y, text, end);
  return close === null
    ? null
    : { name: name[1] ?? "", attributes, empty: close[1] === "/", end: end + close[0].length };
}

function attributeAt(text: string, at: number): RegExpExecArray | null {
  return sticky(/\s+([^\s/>=<"'&]+)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/y, text, at);
}

/** White space in a value is a space unless it is written as a reference (§3.3.3). */
function valueOf(match: RegExpExecArray): string | null {
  return unescaped((match[2] ?? match[3] ?? "").replace(/[\t\n\r]/g, " "));
}

function sticky(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}
