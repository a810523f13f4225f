/** Headings of the help, and errors in calls: in English as the parser of arguments words them. */
import { format } from "./notation.ts";

export const cliUsage = {
  /** By the parser’s heading. */
  titles: {
    "Usage:": "Usage:",
    "Arguments:": "Arguments:",
    "Options:": "Options:",
    "Commands:": "Commands:",
  },
  choices: "choices",
  errors: {
    missingArgument: (name: string) => `error: missing required argument '${name}'`,
    missingValue: (flags: string) => `error: option '${flags}' argument missing`,
    unknownOption: (flag: string) => `error: unknown option '${flag}'`,
    unknownCommand: (name: string) => `error: unknown command '${name}'`,
    tooMany: (command: string, expected: string, given: string) =>
      `error: too many arguments for '${command}'. Expected ${expected} ${format.plural(Number(expected), { one: "argument", other: "arguments" })} but got ${given}.`,
    invalidOption: (flags: string, value: string, choices: string) =>
      `error: option '${flags}' argument '${value}' is invalid. Allowed choices are ${choices}.`,
    invalidArgument: (value: string, name: string, choices: string) =>
      `error: command-argument value '${value}' is invalid for argument '${name}'. Allowed choices are ${choices}.`,
  },
  didYouMean: (word: string) => `(Did you mean ${word}?)`,
  didYouMeanOneOf: (words: string) => `(Did you mean one of ${words}?)`,
  notReviewed: "Not yet reviewed by a native speaker.",
};
