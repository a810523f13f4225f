/** Translates headings and errors that the argument parser prints itself. */
import { cellsOf } from "@matte/messages/cells";
import { cli } from "@matte/messages/cli";
import { type Command, Help } from "commander";
import { wrapped } from "./wrap.ts";

const { titles, errors, choices, didYouMean, didYouMeanOneOf } = cli.usage;

interface ErrorRow {
  /** Commander's sentence, with its values as groups. */
  readonly pattern: RegExp;
  readonly text: (...values: string[]) => string;
}

const ERRORS: readonly ErrorRow[] = [
  { pattern: /^error: missing required argument '(.*)'$/, text: errors.missingArgument },
  { pattern: /^error: option '(.*)' argument missing$/, text: errors.missingValue },
  { pattern: /^error: unknown option '(.*)'$/, text: errors.unknownOption },
  { pattern: /^error: unknown command '(.*)'$/, text: errors.unknownCommand },
  {
    pattern: /^error: too many arguments for '(.*)'\. Expected (\d+) arguments? but got (\d+)\.$/,
    text: errors.tooMany,
  },
  {
    pattern: /^error: option '(.*)' argument '(.*)' is invalid\. Allowed choices are (.*)\.$/s,
    text: errors.invalidOption,
  },
  {
    pattern: /^error: command-argument value '(.*)' is invalid for argument '(.*)'\. Allowed choices are (.*)\.$/s,
    text: errors.invalidArgument,
  },
  { pattern: /^\(Did you mean one of (.*)\?\)$/, text: didYouMeanOneOf },
  { pattern: /^\(Did you mean (.*)\?\)$/, text: didYouMean },
];

/** Its commands take the settings over, so it is called before they are added. */
export function inOwnWords(program: Command): Command {
  return program
    .configureHelp({
      styleTitle: (title) => titles[title as keyof typeof titles] ?? title,
      displayWidth: cellsOf,
      boxWrap: wrapped,
      optionDescription: (option) => withChoices(Help.prototype.optionDescription(option)),
      argumentDescription: (argument) => withChoices(Help.prototype.argumentDescription(argument)),
    })
    .configureOutput({ outputError: (text, write) => write(errorText(text)) });
}

function withChoices(description: string): string {
  return description.replace(/\(choices: (?=[^()]*\)$)/, `(${choices}: `);
}

/** Translates the parser’s sentences, a line each. */
export function errorText(text: string): string {
  return text.split("\n").map(lineText).join("\n");
}

function lineText(line: string): string {
  const row = ERRORS.find(({ pattern }) => pattern.test(line));
  return row === undefined ? line : row.text(...(row.pattern.exec(line)?.slice(1) ?? []));
}
