/** @see ../en/cli-usage.ts */
import type { cliUsage as English } from "../en/cli-usage.ts";

export const cliUsage: typeof English = {
  titles: {
    "Usage:": "Aufruf:",
    "Arguments:": "Argumente:",
    "Options:": "Optionen:",
    "Commands:": "Befehle:",
  },
  choices: "Auswahl",
  errors: {
    missingArgument: (name) => `Fehler: fehlendes Argument „${name}“`,
    missingValue: (flags) => `Fehler: fehlender Wert der Option „${flags}“`,
    unknownOption: (flag) => `Fehler: unbekannte Option „${flag}“`,
    unknownCommand: (name) => `Fehler: unbekannter Befehl „${name}“`,
    tooMany: (command, expected, given) =>
      `Fehler: zu viele Argumente für „${command}“. Erwartet: ${expected}; angegeben: ${given}.`,
    invalidOption: (flags, value, choices) =>
      `Fehler: „${value}“ ist kein Wert der Option „${flags}“. Möglich sind ${choices}.`,
    invalidArgument: (value, name, choices) =>
      `Fehler: „${value}“ ist kein Wert des Arguments „${name}“. Möglich sind ${choices}.`,
  },
  didYouMean: (word) => `(Meinten Sie ${word}?)`,
  didYouMeanOneOf: (words) => `(Meinten Sie eines von ${words}?)`,
  notReviewed: "Noch nicht von einem Muttersprachler geprüft.",
};
