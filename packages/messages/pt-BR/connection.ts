/** @see ../en/connection.ts */
import { format } from "./notation.ts";

const { number, plural } = format;

const changes = (count: number): string =>
  `${number(count)} ${plural(count, { one: "alteração", other: "alterações" })}`;

export const connection = {
  offline: "Sem conexão",
  waiting: (count: number) => `${changes(count)} na fila`,
  waitingInPage: (count: number) => `${changes(count)} na fila, só enquanto esta página estiver aberta`,
  waitingForSignIn: (count: number) => `Entre na conta para enviar ${changes(count)}`,
  rejected: (count: number) => `${changes(count)} não ${plural(count, { one: "foi salva", other: "foram salvas" })}`,
  tooLarge: "A alteração é grande demais.",
  rejectedTitle: "Alterações que não foram salvas",
  subjects: {
    preferences: "Crédito e local",
    onboarding: "Respostas da configuração inicial",
    onboardingCompletedAt: "Configuração inicial concluída",
  },
  join: (subjects: readonly string[]) => subjects.join("; "),
};
