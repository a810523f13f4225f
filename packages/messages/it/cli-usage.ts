/** @see ../en/cli-usage.ts */
import type { cliUsage as English } from "../en/cli-usage.ts";

export const cliUsage: typeof English = {
  titles: {
    "Usage:": "Uso:",
    "Arguments:": "Argomenti:",
    "Options:": "Opzioni:",
    "Commands:": "Comandi:",
  },
  choices: "valori",
  errors: {
    missingArgument: (name) => `errore: manca l’argomento «${name}»`,
    missingValue: (flags) => `errore: manca il valore dell’opzione «${flags}»`,
    unknownOption: (flag) => `errore: opzione sconosciuta «${flag}»`,
    unknownCommand: (name) => `errore: comando sconosciuto «${name}»`,
    tooMany: (command, expected, given) =>
      `errore: troppi argomenti per «${command}». Attesi: ${expected}; ricevuti: ${given}.`,
    invalidOption: (flags, value, choices) =>
      `errore: il valore «${value}» dell’opzione «${flags}» non è valido. Valori possibili: ${choices}.`,
    invalidArgument: (value, name, choices) =>
      `errore: il valore «${value}» dell’argomento «${name}» non è valido. Valori possibili: ${choices}.`,
  },
  didYouMean: (word) => `(Intendevi ${word}?)`,
  didYouMeanOneOf: (words) => `(Intendevi uno di questi: ${words}?)`,
  notReviewed: "Non ancora rivisto da un madrelingua.",
};
