/**
 * A catalogue for revealing the page's faults with other languages, derived from a real one: letters with accents reveal text
 * missing in every catalogue, brackets reveal cut text, and texts are 40 % longer.
 */
import type { RichText } from "./rich-text.ts";

const GROWTH = 0.4;
const ACCENTED: Readonly<Record<string, string>> = Object.fromEntries(
  Array.from(
    "AÅBƁCÇDÐEÉFƑGĜHĤIÎJĴKĶLĻMṀNÑOÖPÞRŔSŠTŢUÛVṼWŴYÝZŽaåbƀcçdðeéfƒgĝhĥiîjĵkķlļmɱnñoöpþrŕsštţuûvṽwŵyýzž",
  ).flatMap((letter, at, all) => (at % 2 === 0 ? [[letter, all[at + 1] ?? letter]] : [])),
);
const VOWEL = /[aeiouy]/gi;

/** Marks around texts given to a message; they are shown as they are. */
const GIVEN = ["\u{E000}", "\u{E001}"] as const;
const GIVEN_TEXT = /(\u{E000}.*?\u{E001})/su;

/** @param messages a catalogue, or a part */
export function pseudo<Messages>(messages: Messages): Messages {
  return translate(messages) as Messages;
}

function translate(message: unknown): unknown {
  if (typeof message === "string") return inBrackets(lengthened(message));
  if (typeof message === "function") return translatedFunction(message as Message);
  if (Array.isArray(message)) return message.map(translate);
  if (typeof message !== "object" || message === null) return message;
  if (isRichText(message)) return translatedRichText(message);
  return Object.fromEntries(Object.entries(message).map(([key, value]) => [key, translate(value)]));
}

type Message = (...given: unknown[]) => unknown;

function translatedFunction(message: Message): Message {
  return (...given) => translate(withMarks(message, given) ?? message(...given));
}

/** Marks texts inserted by the message. @returns undefined if the message reads its argument, such as a plan or a date */
function withMarks(message: Message, given: readonly unknown[]): unknown {
  try {
    return message(...given.map((value) => (typeof value === "string" ? GIVEN.join(value) : value)));
  } catch {
    return undefined;
  }
}

function isRichText(message: object): message is RichText {
  return "parts" in message && Array.isArray(message.parts);
}

function translatedRichText({ parts }: RichText): RichText {
  const longer = parts.map((part) => ({ ...part, text: lengthened(part.text) }));
  return { parts: [{ text: "[", tag: null }, ...longer, { text: "]", tag: null }] };
}

function inBrackets(text: string): string {
  return text === "" ? "" : `[${text}]`;
}

/** Accents all letters and repeats vowels, in words, where lines break. Text inside the marks stays as it is. */
function lengthened(text: string): string {
  const repeat = repeats(text);
  return text
    .split(GIVEN_TEXT)
    .map((part) => (part.startsWith(GIVEN[0]) ? part.slice(1, -1) : accented(part.replace(VOWEL, repeat))))
    .join("");
}

/** Repeats vowels evenly, until the text has grown enough. */
function repeats(text: string): (vowel: string) => string {
  const own = text.split(GIVEN_TEXT).filter((part) => !part.startsWith(GIVEN[0]));
  const vowels = own.join("").match(VOWEL)?.length ?? 0;
  const missing = Math.ceil(own.join("").length * GROWTH);
  let seen = 0;
  return (vowel) => {
    const share = Math.round((missing * (seen + 1)) / vowels) - Math.round((missing * seen) / vowels);
    seen += 1;
    return vowel + vowel.toLowerCase().repeat(share);
  };
}

function accented(text: string): string {
  return text.replace(/[a-z]/gi, (letter) => ACCENTED[letter] ?? letter);
}
