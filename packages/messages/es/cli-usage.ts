/** @see ../en/cli-usage.ts */
import type { cliUsage as English } from "../en/cli-usage.ts";

export const cliUsage: typeof English = {
  titles: {
    "Usage:": "Uso:",
    "Arguments:": "Argumentos:",
    "Options:": "Opciones:",
    "Commands:": "Órdenes:",
  },
  choices: "valores",
  errors: {
    missingArgument: (name) => `error: falta el argumento «${name}»`,
    missingValue: (flags) => `error: falta el valor de la opción «${flags}»`,
    unknownOption: (flag) => `error: opción desconocida «${flag}»`,
    unknownCommand: (name) => `error: orden desconocida «${name}»`,
    tooMany: (command, expected, given) =>
      `error: demasiados argumentos para «${command}». Esperados: ${expected}; recibidos: ${given}.`,
    invalidOption: (flags, value, choices) =>
      `error: el valor «${value}» de la opción «${flags}» no es válido. Valores posibles: ${choices}.`,
    invalidArgument: (value, name, choices) =>
      `error: el valor «${value}» del argumento «${name}» no es válido. Valores posibles: ${choices}.`,
  },
  didYouMean: (word) => `(¿Quería decir ${word}?)`,
  didYouMeanOneOf: (words) => `(¿Quería decir uno de estos: ${words}?)`,
  notReviewed: "Aún sin revisar por un hablante nativo.",
};
