/** @see ../en/connection.ts */
import { format } from "./notation.ts";

const { number, plural } = format;

const changes = (count: number): string => `${number(count)} ${plural(count, { one: "cambio", other: "cambios" })}`;

export const connection = {
  offline: "Sin conexión",
  waiting: (count: number) => `${changes(count)} en espera`,
  waitingInPage: (count: number) => `${changes(count)} en espera, solo mientras esta página siga abierta`,
  waitingForSignIn: (count: number) => `Inicia sesión para enviar ${changes(count)}`,
  rejected: (count: number) => `${changes(count)} sin guardar`,
  tooLarge: "El cambio es demasiado grande.",
  rejectedTitle: "Cambios que no se guardaron",
  subjects: {
    preferences: "Crédito y lugar",
    onboarding: "Respuestas de la configuración inicial",
    onboardingCompletedAt: "Configuración inicial terminada",
  },
  join: (subjects: readonly string[]) => subjects.join("; "),
};
