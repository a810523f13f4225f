/** @see ../en/connection.ts */
import type { connection as English } from "../en/connection.ts";
import { format } from "./notation.ts";

const { number, plural } = format;

const changes = (count: number): string => `${number(count)} ${plural(count, { one: "modifica", other: "modifiche" })}`;

export const connection: typeof English = {
  offline: "Non in linea",
  waiting: (count: number) => `${changes(count)} in attesa`,
  waitingInPage: (count: number) => `${changes(count)} in attesa, solo finché questa pagina resta aperta`,
  waitingForSignIn: (count: number) => `Accedi per inviare ${changes(count)}`,
  rejected: (count: number) => `${changes(count)} non ${plural(count, { one: "salvata", other: "salvate" })}`,
  tooLarge: "La modifica è troppo grande.",
  rejectedTitle: "Modifiche non salvate",
  subjects: {
    preferences: "Crediti e luogo",
    onboarding: "Risposte della configurazione",
    onboardingCompletedAt: "Configurazione completata",
  },
  join: (subjects: readonly string[]) => subjects.join("; "),
};
