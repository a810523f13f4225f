/** @see ../en/cli-usage.ts */
import type { cliUsage as English } from "../en/cli-usage.ts";

export const cliUsage: typeof English = {
  titles: {
    "Usage:": "Uso:",
    "Arguments:": "Argumentos:",
    "Options:": "Opções:",
    "Commands:": "Comandos:",
  },
  choices: "valores",
  errors: {
    missingArgument: (name) => `erro: falta o argumento “${name}”`,
    missingValue: (flags) => `erro: falta o valor da opção “${flags}”`,
    unknownOption: (flag) => `erro: opção desconhecida “${flag}”`,
    unknownCommand: (name) => `erro: comando desconhecido “${name}”`,
    tooMany: (command, expected, given) =>
      `erro: argumentos demais para “${command}”. Esperados: ${expected}; recebidos: ${given}.`,
    invalidOption: (flags, value, choices) =>
      `erro: o valor “${value}” da opção “${flags}” não é válido. Valores possíveis: ${choices}.`,
    invalidArgument: (value, name, choices) =>
      `erro: o valor “${value}” do argumento “${name}” não é válido. Valores possíveis: ${choices}.`,
  },
  didYouMean: (word) => `(Você quis dizer ${word}?)`,
  didYouMeanOneOf: (words) => `(Você quis dizer um destes: ${words}?)`,
  notReviewed: "Ainda não revisado por um falante nativo.",
};
