/** @see ../en/connection.ts */
import { format } from "./notation.ts";

const { number, plural } = format;

const changes = (count: number): string =>
  `${number(count)} ${plural(count, { one: "Änderung", other: "Änderungen" })}`;
const wait = (count: number): string => plural(count, { one: "wartet", other: "warten" });

export const connection = {
  offline: "Offline",
  waiting: (count: number) => `${changes(count)} ${wait(count)}`,
  waitingInPage: (count: number) => `${changes(count)} ${wait(count)}, nur solange diese Seite offen ist`,
  waitingForSignIn: (count: number) => `Anmelden, um ${changes(count)} zu senden`,
  rejected: (count: number) => `${changes(count)} nicht gespeichert`,
  tooLarge: "Die Änderung ist zu groß.",
  rejectedTitle: "Nicht gespeicherte Änderungen",
  subjects: {
    preferences: "Bildnachweis und Ort",
    onboarding: "Antworten der Einrichtung",
    onboardingCompletedAt: "Einrichtung abgeschlossen",
  },
  join: (subjects: readonly string[]) => subjects.join("; "),
};
