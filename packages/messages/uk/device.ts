/** @see ../en/device.ts */
import type { DeviceClient } from "@matte/contracts";
import { format } from "./notation.ts";

const CLIENTS: Readonly<Record<DeviceClient, string>> = { "matte-cli": "Командний рядок" };

const MINUTE_MS = 60_000;

function asked(time: Date, now: Date): string {
  const minutes = Math.floor((now.getTime() - time.getTime()) / MINUTE_MS);
  if (minutes < 1) return "Щойно";
  if (minutes === 1) return "Хвилину тому";
  return `${format.number(minutes)} ${format.plural(minutes, { one: "хвилину", few: "хвилини", many: "хвилин", other: "хвилини" })} тому`;
}

export const device = {
  title: "Вхід на пристрої",
  type: "Введіть код, який показує пристрій. Після цього він 30 днів обрамлюватиме фото за вашим тарифом.",
  compare: "Перевірте, чи пристрій показує цей код. Після цього він 30 днів обрамлюватиме фото за вашим тарифом.",
  code: "Код",
  description: (client: DeviceClient, name: string | null) =>
    name === null ? CLIENTS[client] : `${CLIENTS[client]} на «${name}»`,
  device: "Пристрій",
  asked: "Запит",
  askedAt: (instant: string, now: Date) => asked(new Date(instant), now),
  address: "IP-адреса",
  user: "Ви",
  allow: "Дозволити",
  deny: "Відхилити",
  stranger: "Якщо це запитували не ви, натисніть «Відхилити» або закрийте сторінку.",
  failed: "Не вдалося знайти код.",
  undecided: "Не вдалося надіслати вашу відповідь. Спробуйте ще раз.",
  allowed: {
    title: "Вхід виконано",
    text: (description: string, email: string) => `${description}: вхід виконано як ${email}.`,
  },
  denied: {
    title: "Вхід не виконано",
    text: (description: string) => `${description}: доступу до вашого облікового запису немає.`,
  },
  links: { home: "Головна", terms: "Умови", privacy: "Приватність" },
  close: "Цю сторінку можна закрити",
};
