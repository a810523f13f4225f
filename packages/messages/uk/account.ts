/** @see ../en/account.ts */
import { rich } from "../rich-text.ts";
import { format } from "./notation.ts";

/** @returns such as `3 березня 2026 року` */
const day = (instant: string): string => format.date(new Date(instant), { dateStyle: "long" });

function lastUsed(time: Date, now: Date): string {
  const days = Math.round((startOfDay(now) - startOfDay(time)) / DAY_MS);
  const clock = format.date(time, { timeStyle: "short" });
  if (days <= 0) return `Сьогодні, ${clock}`;
  if (days === 1) return `Учора, ${clock}`;
  const year = time.getFullYear() === now.getFullYear() ? {} : ({ year: "numeric" } as const);
  return format.date(time, { day: "numeric", month: "long", ...year });
}

const DAY_MS = 24 * 60 * 60_000;

/** Days may have 23 or 25 hours. */
function startOfDay(time: Date): number {
  return new Date(time.getFullYear(), time.getMonth(), time.getDate()).getTime();
}

function ended(count: number): string {
  if (count === 1) return "Завершує цей сеанс.";
  if (count === 2) return "Завершує обидва сеанси, і цей теж.";
  return `Завершує всі ${format.number(count)} ${format.plural(count, { one: "сеанс", few: "сеанси", many: "сеансів", other: "сеансу" })}, і цей теж.`;
}

function size(bytes: number): string {
  return `${format.number(bytes / 1e6, { maximumFractionDigits: bytes < 1e7 ? 1 : 0 })} МБ`;
}

export const account = {
  title: "Обліковий запис",
  back: "Назад до редактора",
  signOut: "Вийти",
  since: (instant: string) => `З ${day(instant)}`,
  install: {
    title: "Встановити застосунок",
    remark: "Matte у власному вікні, без панелей браузера. Працює без мережі.",
    steps: ["Торкніться «Поділитися» на панелі Safari", "Виберіть «На Початковий екран»"],
  },
  needsNetwork: "Для цього потрібна мережа.",
  plan: {
    title: "Тариф",
    ends: (instant: string) => `Скасовано: діє до ${day(instant)}.`,
    renews: (instant: string) => `Поновиться ${day(instant)}. Скасувати можна будь-коли.`,
    support: (address: string) => rich(`Пріоритетна підтримка: <address>${address}</address>`),
    manage: "Керувати оплатою",
  },
  sessions: {
    title: "Сеанси",
    device: (browser: string | null, system: string | null) => {
      if (browser === null) return system ?? "Невідомий пристрій";
      return system === null ? browser : `${browser}, ${system}`;
    },
    current: "Цей пристрій, зараз",
    lastUsed: (instant: string, now: Date) => lastUsed(new Date(instant), now),
    signOut: "Вийти",
    signOutOf: (device: string) => `Вийти на пристрої ${device}`,
    everywhere: "Вийти всюди",
    all: ended,
    failed: "Не вдалося завантажити ваші сеанси.",
    notEnded: "Не вдалося завершити сеанс. Спробуйте ще раз.",
  },
  submissions: {
    title: "Надіслані вами стилі",
    states: { open: "Чекає на відповідь", approved: "На сторінці", declined: "Відхилено" },
    declined: (reason: string) => `Відхилено: ${reason}`,
    withdraw: "Відкликати",
    withdrawLook: (name: string) => `Відкликати ${name}`,
    withdrawn: (name: string) => `«${name}» відкликано`,
    failed: "Не вдалося завантажити надіслані вами стилі.",
    notWithdrawn: "Не вдалося відкликати стиль. Спробуйте ще раз.",
  },
  referral: {
    title: "Місяць для обох",
    figures: { opened: "відкрили", joined: "приєдналися", paid: "сплатили" },
    count: (count: number) => format.number(count),
    text: "Хто прийшов за посиланням на ваш стиль і сплатив, отримує місяць у подарунок, і ви теж. Посилання зараховується протягом 30 днів; власні картки не зараховуються.",
    copyLink: "Копіювати посилання на цей стиль",
    copied: "Посилання скопійовано",
    notCopied: "Не вдалося скопіювати посилання. Спробуйте ще раз.",
    note: "Воно відкриває стиль, який зараз у вашому редакторі. Посилання, скопійовані в редакторі, теж зараховуються, щойно ви скопіюєте одне тут.",
  },
  pictures: {
    title: "Зображення",
    stored: (count: number, bytes: number) =>
      `${format.number(count)} ${format.plural(count, { one: "зображення", few: "зображення", many: "зображень", other: "зображення" })}, ${size(bytes)}`,
    text: "Копія кожного експортованого фото і мале прев’ю кожного фото, яке ви відкриваєте. Їх бачите лише ви й адміністратори цього сервера.",
    storeCopies: "Зберігати копії експортованих фото",
    deleteAll: "Видалити все",
    deleteNote: "Фото на ваших пристроях лишаються.",
    deleted: "Зображення видалено",
    failed: "Не вдалося дізнатися, що зберігається.",
    notDeleted: "Не вдалося видалити зображення. Спробуйте ще раз.",
  },
  data: {
    title: "Ваші дані",
    text: "Усе, що про вас зберігається, в одному файлі JSON: ваша адреса, відповіді, налаштування облікового запису і час ваших входів.",
    download: "Завантажити мої дані",
    failed: "Не вдалося завантажити ваші дані. Спробуйте ще раз.",
  },
  deletion: {
    title: "Видалення облікового запису",
    text: "Видаляє ваш обліковий запис і все, що з ним зберігається. Скасувати це не можна.",
    open: "Видалити обліковий запис…",
    losses: {
      introduction: "Це видаляється негайно й назавжди:",
      list: [
        "Ваша адреса і зв’язок із вашим способом входу",
        "Ваші відповіді, авторство й типове місце",
        "Налаштування, шаблони й логотип з облікового запису",
        "Прев’ю та експортовані фото на сервері",
        "Ваша адреса у списку розсилки",
        "Усі сеанси та зміни, що чекають на надсилання",
      ],
      remains: "Спершу скасовується оплачений тариф. Фото на ваших пристроях лишаються.",
    },
    confirmation: "видалити",
    confirm: (word: string) => rich(`Введіть <word>${word}</word>, щоб підтвердити`),
    delete: "Видалити обліковий запис",
  },
};
