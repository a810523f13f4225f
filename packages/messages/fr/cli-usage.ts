/** @see ../en/cli-usage.ts */
import type { cliUsage as English } from "../en/cli-usage.ts";

export const cliUsage: typeof English = {
  titles: {
    "Usage:": "Utilisation :",
    "Arguments:": "Arguments :",
    "Options:": "Options :",
    "Commands:": "Commandes :",
  },
  choices: "choix",
  errors: {
    missingArgument: (name) => `erreur : l’argument « ${name} » manque`,
    missingValue: (flags) => `erreur : l’option « ${flags} » attend une valeur`,
    unknownOption: (flag) => `erreur : option inconnue « ${flag} »`,
    unknownCommand: (name) => `erreur : commande inconnue « ${name} »`,
    tooMany: (command, expected, given) =>
      `erreur : trop d’arguments pour « ${command} ». Attendus : ${expected} ; donnés : ${given}.`,
    invalidOption: (flags, value, choices) =>
      `erreur : la valeur « ${value} » de l’option « ${flags} » n’est pas valable. Valeurs possibles : ${choices}.`,
    invalidArgument: (value, name, choices) =>
      `erreur : la valeur « ${value} » de l’argument « ${name} » n’est pas valable. Valeurs possibles : ${choices}.`,
  },
  didYouMean: (word) => `(Vouliez-vous dire ${word} ?)`,
  didYouMeanOneOf: (words) => `(Vouliez-vous dire l’un de ceux-ci : ${words} ?)`,
  notReviewed: "Pas encore relu par un locuteur natif.",
};
