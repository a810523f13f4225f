/** @see ../en/admin.ts */
import { format } from "./notation.ts";

const { date, number } = format;

const REPORTS: Readonly<Record<string, string>> = {
  offensive: "ображає",
  copied: "чуже",
  misleading: "уводить в оману",
  other: "інше",
};

export const admin = {
  title: "Панель адміністратора",
  navigation: "Сторінки",
  editor: "Редактор",
  account: "Обліковий запис",
  loading: "Завантаження",
  refresh: "Оновити дані",
  views: "Розділи",
  stats: "Статистика",
  users: "Користувачі",
  images: "Зображення",
  submissions: "Надіслані стилі",
  more: "Показати більше",

  count: (amount: number) => number(amount),
  share: (amount: number, whole: number) =>
    number(whole === 0 ? 0 : amount / whole, {
      style: "percent",
      minimumFractionDigits: 1,
      maximumFractionDigits: 1,
    }),
  percent: (amount: number, whole: number) => {
    const share = whole === 0 ? 0 : amount / whole;
    return share > 0 && share < 0.005 ? "<1%" : number(share, { style: "percent" });
  },
  day: (time: Date) => date(time, { dateStyle: "medium" }),
  moment: (time: Date) => date(time, { dateStyle: "medium", timeStyle: "short" }),
  size: (bytes: number) => `${number(Math.max(1, Math.round(bytes / 1024)))} КБ`,
  answer: (value: string) => value.replace(/(?<=\p{L})-(?=\p{L})/gu, " "),

  figures: {
    users: "Усього користувачів",
    proUsers: "Користувачі Pro",
    conversion: (share: string) => `${share} конверсії`,
    onboarded: "Завершили налаштування",
    completion: (share: string) => `${share} завершили`,
    images: "Усього зображень",
    exported: "експортовано",
  },
  breakdowns: {
    crafts: "Заняття",
    primaryUseCases: "Головне призначення",
    imageVolumes: "Кількість зображень",
    preferredPlatforms: "Головні платформи",
    places: "Географія",
  },
  noAnswers: "Відповідей ще немає.",
  others: "усі інші",

  columns: {
    name: "Ім’я",
    email: "Ел. пошта",
    craft: "Заняття",
    location: "Місце",
    status: "Статус",
    joined: "Дата приєднання",
  },
  none: "—",
  search: { label: "Пошук користувачів", placeholder: "Адреса або ім’я", nothing: "За вашим запитом нікого немає." },
  files: { users: "Завантажити CSV", newsletter: "Завантажити CSV розсилки", audit: "Журнал дій" },
  user: {
    save: "Зберегти",
    plan: "Тариф",
    administrator: "Адміністратор",
    endSessions: "Завершити сеанси",
    sessionsEnded: (name: string) => `Усі сеанси користувача ${name} завершено.`,
    sessionsNotEnded: "Не вдалося завершити сеанси. Спробуйте ще раз.",
    ownRole: "Ви не можете зняти роль адміністратора із себе.",
  },

  exports: { title: "Обрамлені зображення", none: "Обрамлених зображень ще немає." },
  originals: { title: "Передані оригінали", none: "Оригіналів ще немає." },
  open: (file: string) => `Відкрити ${file}`,
  facts: (size: string, day: string) => `${size}, ${day}`,

  reviews: {
    open: (count: number) => `Очікують: ${number(count)}. Автори відхилених стилів прочитають причину.`,
    states: { label: "Показати", open: "Очікують", approved: "На сторінці" },
    none: { open: "Жоден стиль не чекає на відповідь.", approved: "На сторінці немає стилів." },
    by: (author: string, day: string) => (author === "" ? day : `${author}, ${day}`),
    anonymous: "Обліковий запис видалено",
    approve: "Схвалити",
    decline: "Відхилити",
    takeDown: "Зняти зі сторінки",
    of: (action: string, name: string) => `${action}: ${name}`,
    reasonFor: (name: string) => `Відхилити «${name}»`,
    reason: "Причина, для автора",
    approved: (name: string) => `«${name}» на сторінці`,
    declined: (name: string) => `«${name}» відхилено`,
    reports: (reasons: readonly string[]) => `Скарги: ${format.list(reasons)}`,
    reported: (reason: string, count: number) => `${REPORTS[reason] ?? reason} (${number(count)})`,
    failed: "Не вдалося зберегти рішення. Спробуйте ще раз.",
  },

  failures: {
    submissions: "Не вдалося завантажити надіслані стилі.",
    statistics: "Не вдалося завантажити статистику.",
    users: "Не вдалося завантажити користувачів.",
    change: "Не вдалося зберегти зміну.",
    images: "Не вдалося завантажити зображення.",
    signedOut: "Вхід не виконано",
    noAnswer: "Сервер не відповідає. Спробуйте ще раз за мить.",
  },
};
