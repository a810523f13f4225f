/** Mechanical checks of translations. Each returns a complaint, or null. */
import { cellsOf } from "../cells.ts";
import { FORBIDDEN } from "./forbidden.ts";
import { TERMS } from "./glossary.ts";
import type { GlossaryLanguage } from "./term.ts";
import type { TextPair } from "./texts.ts";
import { FAULTS } from "./typography.ts";

export type Check = (pair: TextPair, language: string) => string | null;

/** Given texts, fields in braces, tags, flags and variables: what is never translated. */
const KEPT =
  /⟦\d⟧|\{date:[^{}]*\}|\{\{?[\w:|. -]*\}?\}|<\/?\w+>|(?<![\w-])--[a-z][\w-]*|(?<![\p{Script=Latin}\w⟧-])-[a-z][\w-]*|\b[A-Z]{2,}_[A-Z_]+\b/gu;
/** Each language has its own order of a date’s parts. */
const DATE_FORM = /^\{date:.*\}$/;
/** Inside a template. */
const EXPRESSION = /\$\{[^{}]*\}/g;
const END = /[.?!:…。？！：](?=["”“’»」）)]*$)/u;
const SAME_ENDS: Readonly<Record<string, string>> = { "。": ".", "？": "?", "！": "!", "：": ":" };
/** Introduce what follows by a whole sentence. */
const LANGUAGES_WITHOUT_COLON = ["ja", "ko"];
/** Intl ends Korean dates with a full stop. */
const KOREAN_DATE = /\d{4}\. \d{1,2}\. \d{1,2}\.$/;
/** Names of columns and commands. */
const QUOTED = /“[^”]*”/g;
const CODE = /<code>.*?<\/code>|\{[^{}]*\}|[YMD]+(?=[年月日])/g;
/** Lines for a terminal. */
const COMMAND = /^(?:matte|find|cat) /;
const WORDS = /\p{Letter}{3,}/gu;
/** From this length on a translation is compared with its original, which a word may exceed. */
const SHORT = 20;
const LONGEST = 2.2;
/** Words that readers search for: as many as a language needs, with spaces between. */
const SEARCHED = /\.words$/;

export const CHECKS: Readonly<Record<string, Check>> = {
  placeholders: ({ english, translated }) => {
    const [expected, found] = [kept(english), kept(translated)];
    return expected.join() === found.join() ? null : `has ${found.join(" ")} instead of ${expected.join(" ")}`;
  },
  missing: ({ translated }) => (/NaN|undefined|\[object/.test(translated) ? "lacks a form" : null),
  punctuation: ({ english, translated }, language) => {
    const [expected, found] = [endOf(english), endOf(translated.replace(KOREAN_DATE, ""))];
    const introduces = expected === ":" && found === "." && LANGUAGES_WITHOUT_COLON.includes(language);
    return expected === found || introduces ? null : `ends with “${found}” instead of “${expected}”`;
  },
  spaces: ({ english, translated }) =>
    / {2}|^\s|\s$/.test(translated) && !/ {2}|^\s|\s$/.test(english) ? "has a space too many" : null,
  untranslated: ({ english, translated }) =>
    english === translated && !COMMAND.test(english) && wordsOf(english).length > 2 && wordsOf(english).some(isNoName)
      ? "is English"
      : null,
  length: ({ key, english, translated }) =>
    !SEARCHED.test(key) && cellsOf(translated) > Math.max(2 * SHORT, LONGEST * english.length)
      ? `is ${cellsOf(translated)} characters wide instead of ${english.length}`
      : null,
  typography: ({ key, english, translated }, language) => {
    // A given list was a text, and lacks its items.
    if (SEARCHED.test(key) || COMMAND.test(translated) || english.includes("  ")) return null;
    const found = FAULTS[language]?.find(({ pattern }) => pattern.test(ownText(key, translated)));
    return found === undefined ? null : `has ${found.fault}`;
  },
  terms: ({ english, translated }, language) => {
    const lacking = TERMS.filter(
      ({ english: word, forms }) =>
        word.test(english.replaceAll(KEPT, "").replaceAll(QUOTED, "")) &&
        !(forms[language as GlossaryLanguage] ?? [""]).some((form) => plain(translated).includes(form)),
    );
    return lacking.length === 0
      ? null
      : `lacks ${lacking.map(({ forms }) => forms[language as GlossaryLanguage].join(" or ")).join(", ")}`;
  },
  forbidden: ({ english, translated }, language) => {
    const forms = FORBIDDEN[language as GlossaryLanguage] ?? [];
    const found = forms.find((form) => form.test(translated) && !form.test(english));
    return found === undefined ? null : `has ${found.source}`;
  },
};

/** Lower case without soft hyphens; apostrophes are typographic. */
function plain(text: string): string {
  return text.toLowerCase().replaceAll("\u{AD}", "").replaceAll("'", "’");
}

/** Without what is never translated; a digit of a message with values may stand for a text. */
function ownText(key: string, text: string): string {
  const own = text.replaceAll(CODE, "⟦⟧").replaceAll(/<\/?\w+>/g, "");
  return key.includes("(") ? own.replaceAll(/\d+/g, "⟦⟧") : own;
}

function wordsOf(text: string): string[] {
  return text.replaceAll(KEPT, "").match(WORDS) ?? [];
}

function isNoName(word: string): boolean {
  return /^\p{Lowercase}/u.test(word);
}

function kept(text: string): string[] {
  return (text.match(KEPT) ?? []).map((part) => part.replace(DATE_FORM, "{date}")).toSorted();
}

function endOf(text: string): string {
  const end = END.exec(text.trimEnd())?.[0] ?? "";
  return SAME_ENDS[end] ?? end;
}

/** Objects of plural forms in a source, each as its categories. */
export function pluralForms(source: string): string[][] {
  let bare = source;
  // From the innermost out.
  while (bare.search(EXPRESSION) >= 0) bare = bare.replaceAll(EXPRESSION, "");
  const calls = bare.match(/\bplural\([^{}]*\{[^{}]*\}/g) ?? [];
  return calls.map((call) => call.match(/\b(?:zero|one|two|few|many|other)(?=[:,]?\s)/g) ?? []);
}

/** Categories that whole numbers select. @param tag a language tag */
export function pluralCategories(tag: string): string[] {
  const rules = new Intl.PluralRules(tag);
  return [...new Set(Array.from({ length: 200 }, (_, count) => rules.select(count)))].toSorted();
}
