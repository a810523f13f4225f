/** Texts of two catalogues side by side, for checks that read them without knowing a language. */

export interface TextPair {
  /** Such as `editor.list.sort.label`; messages with values have the values after it. */
  readonly key: string;
  readonly english: string;
  readonly translated: string;
}

/** Select every language's plural categories. Texts write none of them as a word. */
const COUNTS = [0, 1, 2, 3, 5, 21, 100];
/** Stand for texts given to a message. */
const GIVEN = ["⟦0⟧", "⟦1⟧", "⟦2⟧", "⟦3⟧", "⟦4⟧"];

/** An English message with a value of another kind than it takes: no number, or a list of a text's characters. */
const MISREAD = /NaN|undefined|\[object|⟦(?!\d⟧)|, $/;

type Message = (...given: unknown[]) => unknown;

/** Pairs of a catalogue, or of a part. @param key of the part */
export function textPairs(english: unknown, translated: unknown, key = ""): TextPair[] {
  if (typeof english === "string") return [{ key, english, translated: String(translated) }];
  if (typeof english === "function") return callPairs(english as Message, translated as Message, key);
  if (typeof english !== "object" || english === null) return [];
  if (isRich(english)) return [{ key, english: markup(english), translated: markup(translated) }];
  return Object.entries(english).flatMap(([name, part]) =>
    textPairs(part, (translated as Readonly<Record<string, unknown>>)[name], key === "" ? name : `${key}.${name}`),
  );
}

/** Calls both with texts and with counts, as far as they take them. */
function callPairs(english: Message, translated: Message, key: string): TextPair[] {
  const calls = [
    GIVEN,
    ...COUNTS.map((count) => GIVEN.map(() => count)),
    ...COUNTS.map((count) => [GIVEN[0], count, GIVEN[2]]),
  ];
  const pairs = calls.flatMap((given) => {
    const said = call(english, given);
    return said === undefined
      ? []
      : textPairs(said, call(translated, given), `${key}(${given.slice(0, english.length).join()})`);
  });
  return pairs.filter((pair) => !MISREAD.test(pair.english));
}

/** @returns undefined if the message reads its value, such as a date or a plan */
function call(message: Message, given: readonly unknown[]): unknown {
  try {
    return message(...given);
  } catch {
    return undefined;
  }
}

interface Rich {
  readonly parts: readonly { readonly text: string; readonly tag: string | null }[];
}

function isRich(message: unknown): message is Rich {
  return typeof message === "object" && message !== null && "parts" in message && Array.isArray(message.parts);
}

function markup(message: unknown): string {
  if (!isRich(message)) return String(message);
  return message.parts.map(({ text, tag }) => (tag === null ? text : `<${tag}>${text}</${tag}>`)).join("");
}
