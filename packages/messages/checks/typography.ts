/** Spaces, punctuation marks and quotation marks of languages that English texts mislead about. */

export interface Fault {
  readonly fault: string;
  readonly pattern: RegExp;
}

const SPACED_MARK: Fault = {
  fault: "a space beside a full-width mark",
  pattern: / [，。、：；？！（）]|[，。、：；？！（）] /u,
};
const FULL_STOP: Fault = { fault: "two marks in a row", pattern: /[，。、：；]{2}/u };

const CHINESE: readonly Fault[] = [
  SPACED_MARK,
  FULL_STOP,
  // Intl has one between a day and its time.
  { fault: "a space between Chinese words", pattern: /[^\P{Script=Han}日] \p{Script=Han}/u },
  // Dates have none, such as 2026年3月3日.
  {
    fault: "no space between Chinese and Latin",
    pattern:
      /\p{Script=Han}[A-Za-z]|[A-Za-z]\p{Script=Han}|[^\P{Script=Han}年月](?!\d+[年月日])\d|\d(?![年月日])\p{Script=Han}/u,
  },
  {
    fault: "a half-width mark",
    pattern: /\p{Script=Han}[,;:!?.()]|[,;:!?()]\p{Script=Han}/u,
  },
];

const JAPANESE_LETTER = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]`;

/** By the name of a language's folder. */
export const FAULTS: Readonly<Partial<Record<string, readonly Fault[]>>> = {
  "zh-Hans": [...CHINESE, { fault: "quotation marks of other regions", pattern: /[「」『』]/u }],
  "zh-Hant": [...CHINESE, { fault: "quotation marks of other regions", pattern: /[“”‘]/u }],
  ja: [
    SPACED_MARK,
    FULL_STOP,
    { fault: "a space between Japanese words", pattern: new RegExp(`${JAPANESE_LETTER} ${JAPANESE_LETTER}`, "u") },
    // A label and its value have one, such as 正方形 1:1.
    {
      fault: "a space between Japanese and Latin",
      pattern: new RegExp(`${JAPANESE_LETTER} [A-Za-z]|[A-Za-z] ${JAPANESE_LETTER}`, "u"),
    },
    {
      fault: "a half-width mark",
      pattern: new RegExp(`${JAPANESE_LETTER}[,;:!?.()]|[,;:!?()]${JAPANESE_LETTER}`, "u"),
    },
    { fault: "quotation marks of other languages", pattern: /[“”]/u },
  ],
  ko: [
    { fault: "a full-width mark", pattern: /[，。、：；？！（）「」]/u },
    { fault: "a space before a mark", pattern: /\p{Script=Hangul} (?:[,;:!?)]|\.(?=\s|$))/u },
    { fault: "a space between a figure and its unit", pattern: /\d (?:px|mm|cm|[KMG]B|[%‰])/u },
    { fault: "a particle for both endings", pattern: /\((?:이|가|을|를|은|는|와|과|으)\)/u },
  ],
  fr: [
    // Marks of two parts stay on the line of their word.
    { fault: "a space that breaks beside a mark", pattern: / [;!?»]| :(?!\d)|« /u },
    {
      fault: "no space beside a mark",
      pattern: /[\p{Letter}\d»)⟧][;!?](?:\s|$)|[\p{Letter}»)⟧]:(?:\s|$)|«(?!\u{202F})|[^\u{202F}]»/u,
    },
    { fault: "a straight apostrophe", pattern: /\p{Letter}'\p{Letter}/u },
  ],
  uk: [
    { fault: "quotation marks of other languages", pattern: /[“”„]/u },
    { fault: "a space before a mark", pattern: /[\p{Script=Cyrillic}»] (?:[,;:!?)]|\.(?=\s|$))/u },
    { fault: "a letter that Ukrainian lacks", pattern: /[ёъыэ]/iu },
  ],
};
