/** The language of the program's texts. */
import { ENGLISH, WRITTEN_LANGUAGES } from "@matte/messages/languages";
import { matchLanguage } from "@matte/messages/match-language";

/** POSIX.1-2017, 8.2: the first that is set decides. */
const VARIABLES = ["LC_ALL", "LC_MESSAGES", "LANG"] as const;

/**
 * Programs that read JSON get English texts in every locale.
 * @param args as in `process.argv`
 */
export function textLanguage(args: readonly string[], environment: Readonly<NodeJS.ProcessEnv>): string {
  const end = args.indexOf("--");
  const options = end === -1 ? args : args.slice(0, end);
  if (options.includes("--json")) return ENGLISH;
  const variable = VARIABLES.map((name) => environment[name]).find((value) => value !== undefined && value !== "");
  return languageNamed(optionIn(options) ?? variable ?? "") ?? ENGLISH;
}

/** @param locale a tag, or a locale of the system such as `ja_JP.UTF-8` or `sr_RS@latin` */
export function languageNamed(locale: string): string | undefined {
  return matchLanguage([locale.replace(/[.@].*$/, "").replaceAll("_", "-")], WRITTEN_LANGUAGES);
}

function optionIn(options: readonly string[]): string | undefined {
  const index = options.findLastIndex((option) => option === "--lang" || option.startsWith("--lang="));
  if (index === -1) return undefined;
  return options[index] === "--lang" ? options[index + 1] : options[index]?.slice("--lang=".length);
}
