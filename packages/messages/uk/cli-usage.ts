/** @see ../en/cli-usage.ts */
import type { cliUsage as English } from "../en/cli-usage.ts";

export const cliUsage: typeof English = {
  titles: {
    "Usage:": "Виклик:",
    "Arguments:": "Аргументи:",
    "Options:": "Параметри:",
    "Commands:": "Команди:",
  },
  choices: "значення",
  errors: {
    missingArgument: (name) => `помилка: бракує аргументу «${name}»`,
    missingValue: (flags) => `помилка: параметру «${flags}» бракує значення`,
    unknownOption: (flag) => `помилка: невідомий параметр «${flag}»`,
    unknownCommand: (name) => `помилка: невідома команда «${name}»`,
    tooMany: (command, expected, given) =>
      `помилка: забагато аргументів для «${command}». Очікувалося: ${expected}; задано: ${given}.`,
    invalidOption: (flags, value, choices) =>
      `помилка: значення «${value}» параметра «${flags}» не підходить. Можливі значення: ${choices}.`,
    invalidArgument: (value, name, choices) =>
      `помилка: значення «${value}» аргументу «${name}» не підходить. Можливі значення: ${choices}.`,
  },
  didYouMean: (word) => `(Можливо, ви мали на увазі ${word}?)`,
  didYouMeanOneOf: (words) => `(Можливо, ви мали на увазі одне з цих: ${words}?)`,
  notReviewed: "Ще не перевірено носієм мови.",
};
