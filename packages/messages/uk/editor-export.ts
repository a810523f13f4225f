/** @see ../en/editor-export.ts */
import { format } from "./notation.ts";

const { number, plural } = format;

const photos = (count: number): string => `${number(count)} фото`;

/** Rounded against flicker. */
function timeLeft(milliseconds: number): string {
  const seconds = milliseconds / 1000;
  if (seconds < 10) return "лишилося кілька секунд";
  if (seconds < 55) return `лишилося близько ${number(10 * Math.round(seconds / 10))} с`;
  const minutes = Math.max(1, Math.round(seconds / 60));
  return minutes < 90
    ? `лишилося близько ${number(minutes)} хв`
    : `лишилося близько ${number(Math.round(minutes / 60))} год`;
}

export const editorExport = {
  timeLeft,
  nothing: "Немає зображень для експорту.",
  batchIsPro: "Пакетний експорт є лише в Pro.",
  failed: "Помилка під час експорту",
  someFailed: (failed: number, total: number) =>
    `Помилка під час експорту: не експортовано ${number(failed)} з ${photos(total)}`,
  done: "Зображення експортовано",
  copied: "Зображення скопійовано",
  notCopied: "Не вдалося скопіювати зображення. Спробуйте ще раз.",
  batchDone: "Пакет експортовано в ZIP",
  photos,
  seriesShared: (count: number) => `${photos(count)} надіслано`,
  zipType: "Архів ZIP",
  noFileChosen:
    "Не вдалося відкрити вікно збереження. Скористайтеся кнопкою «Експортувати»: ZIP потрапить до завантажень.",

  encodedAgain: (file: string, method: string) => `«${file}» експортовано як ${method}.`,
  moreEncodedAgain: (count: number) =>
    plural(count, {
      one: `Ще ${number(count)} файл не зберіг вихідних даних.`,
      few: `Ще ${number(count)} файли не зберегли вихідних даних.`,
      many: `Ще ${number(count)} файлів не зберегли вихідних даних.`,
      other: `Ще ${number(count)} файлу не зберегли вихідних даних.`,
    }),

  croppedOriginal: "Кадроване фото не можна повернути до оригіналу: для цього довелося б зберегти відрізане.",
  originalsLeftOut: (file: string, count: number) =>
    count === 1
      ? `З експорту «${file}» не можна повернути оригінал. Збережіть власний файл.`
      : `З ${number(count)} ${plural(count, { one: "експортованого файлу", few: "експортованих файлів", many: "експортованих файлів", other: "експортованого файлу" })} не можна повернути оригінал, серед них «${file}». Збережіть власні файли.`,

  boxes: (count: number) => `У ${photos(count)} є символи, які надрукуються як прямокутники`,

  zipFailed: {
    "no-space": (done: number, total: number) =>
      `Ваш диск заповнено. Експорт зупинився після ${number(done)} з ${photos(total)}, ZIP не збережено. Звільніть місце або виберіть інший диск через «Зберегти в…».`,
    "too-large": () =>
      "Це вікно не може зберігати файли, як у приватному перегляді, тому ZIP може мати щонайбільше 1 ГБ. Експортуйте менше фото за раз або скористайтеся звичайним вікном.",
    failed: (done: number, total: number) =>
      `Не вдалося записати ZIP. Експорт зупинився після ${number(done)} з ${photos(total)}, ZIP не збережено. Спробуйте ще раз.`,
  },

  report: {
    title: "Звіт про експорт",
    none: (total: number) => `Не вдалося експортувати жодного з ${photos(total)}.`,
    some: (failed: number, total: number) =>
      `Не вдалося експортувати ${number(failed)} з ${photos(total)}. Решту експортовано.`,
    failed: "Фото, які не вдалося експортувати",
    retry: "Ще раз",
  },
  offer: { title: "Можна поділитися", share: "Поділитися", download: "Завантажити" },
};
