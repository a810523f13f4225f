/** @see ../en/editor-folders.ts */
import { format } from "./notation.ts";

const { number, plural } = format;

const files = (count: number): string =>
  `${number(count)} ${plural(count, { one: "файл", few: "файли", many: "файлів", other: "файлу" })}`;

/** After a preposition with the genitive. */
const ofFiles = (count: number): string =>
  `${number(count)} ${plural(count, { one: "файлу", few: "файлів", many: "файлів", other: "файлу" })}`;

const soFar = (done: number, total: number, place: string): string =>
  `${number(done)} з ${ofFiles(total)} тепер у ${place}.`;

const again = "Щоб продовжити, експортуйте в папку ще раз.";

export const editorFolders = {
  exportInto: "Експортувати в папку",
  exportIntoAnother: "Експортувати в іншу папку",
  folders: ([first = "", ...others]: readonly string[]) => {
    const count = others.length + 1;
    return count === 1
      ? first
      : `${number(count)} ${plural(count, { one: "папка", few: "папки", many: "папок", other: "папки" })}`;
  },
  /** In the locative, after `в`. */
  place: ([first = "", ...others]: readonly string[], results: string) => {
    const count = others.length + 1;
    return count === 1
      ? `«${first}/${results}»`
      : `${number(count)} ${plural(count, { one: "папці", few: "папках", many: "папках", other: "папки" })}`;
  },

  done: (count: number, there: number, place: string) => {
    if (count === 0) return `Усі файли (${number(there)}) уже в ${place}`;
    const exported = `Експортовано ${files(count)}, усе тепер у ${place}`;
    return there === 0 ? exported : `${exported}. Там уже було ще ${number(there)}`;
  },
  stopped: (done: number, total: number, place: string) => `Зупинено. ${soFar(done, total, place)} ${again}`,
  failed: {
    "not-allowed": (done: number, total: number, place: string) =>
      `Не вдалося зберегти файли в ${place}: браузер цього не дозволяє. ${soFar(done, total, place)} Дозвольте Matte редагувати там файли або виберіть іншу папку.`,
    gone: (done: number, total: number, place: string) =>
      `Нічого не знайдено в ${place}: папку переміщено, перейменовано або видалено. Експорт зупинився після ${number(done)} з ${ofFiles(total)}. Поверніть папку на місце або виберіть іншу.`,
    "no-space": (done: number, total: number, place: string) =>
      `Ваш диск заповнено. ${soFar(done, total, place)} Звільніть місце. ${again}`,
    busy: () => "Інша вкладка зараз експортує в папку. Спробуйте ще раз, коли вона закінчить.",
    failed: (done: number, total: number, place: string) =>
      `Не вдалося зберегти файли в ${place}. ${soFar(done, total, place)} ${again}`,
  },
  notAllowed: (folder: string) => `Нічого не експортовано: Matte не має дозволу редагувати файли в «${folder}».`,
  noneChosen: "Не вдалося відкрити вікно вибору папки. Скористайтеся кнопкою «Експортувати».",
  noneOpened: "Не вдалося відкрити папку. Скористайтеся кнопкою «Додати фото».",

  unfinished: (place: string) => `Експорт не завершено, частина файлів уже в ${place}.`,
  unfinishedRegion: "Незавершений експорт",
  resume: "Продовжити",
  dismiss: "Сховати",
};
