/** @see ../en/connection.ts */
import { format } from "./notation.ts";

const { number, plural } = format;

const changes = (count: number): string =>
  `${number(count)} ${plural(count, { one: "modification", other: "modifications" })}`;

export const connection = {
  offline: "Hors ligne",
  waiting: (count: number) => `${changes(count)} en attente`,
  waitingInPage: (count: number) =>
    `${changes(count)} en attente, ${plural(count, { one: "gardée", other: "gardées" })} seulement tant que cette page reste ouverte`,
  waitingForSignIn: (count: number) => `Se connecter pour envoyer ${changes(count)}`,
  rejected: (count: number) => `${changes(count)} non ${plural(count, { one: "enregistrée", other: "enregistrées" })}`,
  tooLarge: "La modification est trop volumineuse.",
  rejectedTitle: "Modifications non enregistrées",
  subjects: {
    preferences: "Crédit et lieu",
    onboarding: "Réponses de configuration",
    onboardingCompletedAt: "Configuration terminée",
  },
  join: (subjects: readonly string[]) => subjects.join(" ; "),
};
