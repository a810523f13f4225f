/** @see ../en/connection.ts */
import { format } from "./notation.ts";

const changes = (count: number): string =>
  `${format.number(count)} ${format.plural(count, { one: "зміна", few: "зміни", many: "змін", other: "зміни" })}`;

/** In the accusative. */
const changesAsObject = (count: number): string =>
  `${format.number(count)} ${format.plural(count, { one: "зміну", few: "зміни", many: "змін", other: "зміни" })}`;

export const connection = {
  offline: "Немає мережі",
  waiting: (count: number) => `Ще не надіслано: ${changes(count)}`,
  waitingInPage: (count: number) => `Не закривайте сторінку: ще не надіслано ${changesAsObject(count)}`,
  waitingForSignIn: (count: number) => `Увійдіть, щоб надіслати ${changesAsObject(count)}`,
  rejected: (count: number) => `Не збережено: ${changes(count)}`,
  tooLarge: "Зміна завелика.",
  rejectedTitle: "Зміни, які не збережено",
  subjects: {
    preferences: "Авторство й місце",
    onboarding: "Відповіді під час налаштування",
    onboardingCompletedAt: "Завершення налаштування",
  },
  join: (subjects: readonly string[]) => subjects.join("; "),
};
