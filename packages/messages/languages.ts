/** The product's languages: a row each, by the name of their folder. Readers are offered those that are public. */
import { locale as en, type Locale } from "./en/locale.ts";
import { locale as de } from "./de/locale.ts";
import { locale as fr } from "./fr/locale.ts";
import { locale as es } from "./es/locale.ts";
import { locale as it } from "./it/locale.ts";
import { locale as ja } from "./ja/locale.ts";
import { locale as ko } from "./ko/locale.ts";
import { locale as ptBR } from "./pt-BR/locale.ts";
import { locale as zhHans } from "./zh-Hans/locale.ts";
import { locale as zhHant } from "./zh-Hant/locale.ts";
import { locale as uk } from "./uk/locale.ts";
import { locale as pseudo } from "./en-XA/locale.ts";

export interface Language extends Locale {
  /** In the language itself. */
  readonly name: string;
  /** True once a native speaker has read the catalogue. */
  readonly isReviewed: boolean;
}

/** The original, in which other catalogues are typed. */
export const ENGLISH = "en";

export const LANGUAGES: Readonly<Record<string, Language>> = {
  en: { ...en, name: "English", isReviewed: true },
  de: { ...de, name: "Deutsch", isReviewed: false },
  fr: { ...fr, name: "Français", isReviewed: false },
  es: { ...es, name: "Español", isReviewed: false },
  it: { ...it, name: "Italiano", isReviewed: false },
  ja: { ...ja, name: "日本語", isReviewed: false },
  ko: { ...ko, name: "한국어", isReviewed: false },
  "pt-BR": { ...ptBR, name: "Português (Brasil)", isReviewed: false },
  uk: { ...uk, name: "Українська", isReviewed: false },
  "zh-Hans": { ...zhHans, name: "简体中文", isReviewed: false },
  "zh-Hant": { ...zhHant, name: "繁體中文", isReviewed: false },
  "en-XA": { ...pseudo, name: "Pseudo-English", isReviewed: true },
};

/** Offered to readers and search engines, in the order of the select. */
export const PUBLIC_LANGUAGES: readonly Language[] = Object.values(LANGUAGES).filter(({ isPublic }) => isPublic);

/** Names of those with a written catalogue, as the command line offers them. */
export const WRITTEN_LANGUAGES: readonly string[] = Object.keys(LANGUAGES).filter((name) => name !== "en-XA");

/** Of all pages that a build may have. */
export const LOCALES: readonly Locale[] = Object.values(LANGUAGES);
