/** The language of the program's texts. */
import { WRITTEN_LANGUAGES } from "@matte/messages/languages";
import { matchLanguage } from "@matte/messages/match-language";

const ENGLISH = "en";
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
  const wanted = optionIn(options) ?? tagOf(variable ?? "");
  return matchLanguage([wanted], WRITTEN_LANGUAGES) ?? ENGLISH;
}

function optionIn(options: readonly string[]): string | undefined {
  const index = options.findLastIndex((option) => option === "--lang" || option.startsWith("--lang="));
  if (index === -1) return undefined;
  return options[index] === "--lang" ? options[index + 1] : options[index]?.slice("--lang=".length);
}

/** Of `ja_JP.UTF-8`, or `sr_RS@latin`. */
function tagOf(locale: string): string {
  return locale.replace(/[.@].*$/, "").replaceAll("_", "-");
}
