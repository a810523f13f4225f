/** Scripts lacking in the caption fonts, with their Noto families. */
import type { FaceFamily } from "../label/types.ts";
import { memoize } from "../memoize.ts";
import type { Settings } from "../settings/table.ts";

interface Script {
  /** Finds the script's text. */
  readonly pattern: RegExp;
  /** The script's Noto family without `Noto Sans` or `Noto Serif`; empty for European scripts. */
  readonly suffix: string;
  /** Family for captions with serifs, if named differently. */
  readonly serif?: string;
}

const HAN = /[\p{Script=Han}\u3000-\u303F\uFF00-\uFFEF]/u;

/** Kana and hangul precede Han, whose forms they settle. */
const SCRIPTS: readonly Script[] = [
  { pattern: /[\p{Script=Hiragana}\p{Script=Katakana}]/u, suffix: "JP" },
  { pattern: /\p{Script=Hangul}/u, suffix: "KR" },
  { pattern: /\p{Script=Thai}/u, suffix: "Thai" },
  { pattern: /\p{Script=Devanagari}/u, suffix: "Devanagari" },
  { pattern: /\p{Script=Arabic}/u, suffix: "Arabic", serif: "Noto Naskh Arabic" },
  { pattern: /\p{Script=Hebrew}/u, suffix: "Hebrew" },
  { pattern: /[\p{Script=Greek}\p{Script=Cyrillic}]/u, suffix: "" },
];

/** By caption language. Han characters missing in one face are looked up in the next. */
const EAST_ASIAN = { "zh-Hans": "SC", "zh-Hant": "TC", ja: "JP", ko: "KR" } as const;
const WITH_SERIFS: ReadonlySet<string> = new Set([
  "Merriweather",
  "Playfair Display",
  "Lora",
  "Georgia",
  "Newsreader 16pt",
  "Newsreader 72pt",
]);

interface Choice extends Pick<Settings, "captionLanguage"> {
  readonly metadataFont: FaceFamily;
}

/** Lists Noto families for a text, in the order to look its characters up. */
export function scriptFamilies({ captionLanguage, metadataFont }: Choice, text: string): readonly string[] {
  const { found, hasHan } = scriptsIn(text);
  if (found.length === 0 && !hasHan) return found;
  const suffixes = hasHan ? [hanSuffix(captionLanguage, found), ...found, ...Object.values(EAST_ASIAN)] : found;
  const style = WITH_SERIFS.has(metadataFont) ? "Serif" : "Sans";
  return [...new Set(suffixes)].map((suffix) => notoFamily(style, suffix));
}

const CACHE_SIZE = 1000;

const scriptsIn = memoize(CACHE_SIZE, (text): { readonly found: readonly string[]; readonly hasHan: boolean } => ({
  found: SCRIPTS.filter(({ pattern }) => pattern.test(text)).map(({ suffix }) => suffix),
  hasHan: HAN.test(text),
}));

/** Every family that {@link scriptFamilies} may return. */
export const SCRIPT_FAMILIES: readonly string[] = (["Sans", "Serif"] as const).flatMap((style) =>
  ["SC", "TC", ...SCRIPTS.map(({ suffix }) => suffix)].map((suffix) => notoFamily(style, suffix)),
);

/** Automatic: Japanese with kana, Korean with hangul, otherwise simplified Chinese. */
function hanSuffix(language: Settings["captionLanguage"], found: readonly string[]): string {
  if (language !== "auto") return EAST_ASIAN[language];
  return found.find((suffix) => suffix === "JP" || suffix === "KR") ?? EAST_ASIAN["zh-Hans"];
}

function notoFamily(style: "Sans" | "Serif", suffix: string): string {
  const own = style === "Serif" ? SCRIPTS.find((script) => script.suffix === suffix)?.serif : undefined;
  return own ?? `Noto ${style} ${suffix}`.trimEnd();
}
