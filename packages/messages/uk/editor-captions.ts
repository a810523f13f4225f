/** @see ../en/editor-captions.ts */
import { format } from "./notation.ts";

const { number, plural } = format;

const cells = (value: number): string =>
  `${number(value)} ${plural(value, { one: "клітинку", few: "клітинки", many: "клітинок", other: "клітинки" })}`;

const rows = (value: number): string =>
  `${number(value)} ${plural(value, { one: "рядок", few: "рядки", many: "рядків", other: "рядка" })}`;

const fieldsOf = (value: number): string =>
  `${number(value)} ${plural(value, { one: "поле", few: "поля", many: "полів", other: "поля" })}`;

export const editorCaptions = {
  open: "Редагувати підписи",
  title: "Підписи",
  photos: (value: number) => `${number(value)} фото`,
  photo: "Фото",
  columns: {
    fileName: "Назва файлу",
    subject: "Сюжет",
    location: "Місце",
    credit: "Автор фото",
    additionalCredits: "Учасники зйомки",
    camera: "Камера",
    lens: "Об’єктив",
    film: "Плівка",
    alt: "Альтернативний текст",
  },
  cell: (column: string, file: string) => `${column}, ${file}`,
  cut: "Обрізано",
  cutInExport: "Обрізано в експорті",
  inherited: "З файлу або спільне для всіх фото",
  exportCsv: "Експортувати CSV",
  importCsv: "Імпортувати CSV",
  csvFile: "підписи.csv",
  done: "Готово",
  dismiss: "Сховати",
  undo: "Скасувати",
  previous: "Назад",
  next: "Далі",
  position: (at: number, of: number) => `${number(at)} з ${number(of)}`,
  keys: {
    edit: "редагувати, далі вниз",
    line: "новий рядок тексту",
    tab: "наступна клітинка",
    paste: "вставити клітинки",
    fill: "заповнити вниз",
    undo: "скасувати",
  },
  grey: "Сірим: з файлу або спільне для всіх фото",
  imported: (fields: number, photos: number) =>
    fields === 0
      ? "Імпортувати нічого: усі підписи з цього файлу вже є у фото."
      : `Змінено ${fieldsOf(fields)} підпису в ${number(photos)} фото.`,
  pasted: (count: number) => `Вставлено ${cells(count)}.`,
  filled: (count: number) => `Заповнено ${cells(count)}.`,
  cleared: (count: number) => `Очищено ${cells(count)}.`,
  beyond: (count: number) => `Пропущено ${rows(count)}: більше немає фото.`,
  unmatched: (count: number) =>
    `${rows(count)} не ${plural(count, { one: "відповідає", few: "відповідають", many: "відповідають", other: "відповідають" })} жодному фото:`,
  more: (count: number) => `і ще ${number(count)}`,
  noColumn: (column: string) =>
    `У файлі немає стовпця «${column}». Спершу експортуйте підписи, щоб побачити потрібні стовпці.`,
  unreadable: (file: string) => `Не вдалося прочитати «${file}». Спробуйте ще раз або виберіть інший файл.`,
};
