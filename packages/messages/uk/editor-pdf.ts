/** @see ../en/editor-pdf.ts */
import { format } from "./notation.ts";

const { number, plural } = format;

const photos = (count: number): string => `${number(count)} фото`;
const pages = (count: number): string =>
  `${number(count)} ${plural(count, { one: "сторінка", few: "сторінки", many: "сторінок", other: "сторінки" })}`;

export const editorPdf = {
  title: "PDF",
  contactSheet: "Контактний аркуш…",
  pages: "Сторінки",
  pagesName: "Сторінки PDF",
  layouts: { photo: "Одне на сторінку", sheet: "Контактний аркуш" },
  pageSetup: "Параметри сторінки…",
  columns: "Стовпці",
  rows: "Рядки",
  captionLines: "Рядки підпису",
  captions: ["Немає", "Сюжет", "Сюжет, місце"],
  paper: "Папір",
  papers: { a4: "A4", a3: "A3", letter: "Letter", "30x40": "30 × 40 см", custom: "Власний" },
  width: "Ширина",
  widthName: "Ширина паперу (мм)",
  height: "Висота",
  heightName: "Висота паперу (мм)",
  margins: "Поля",
  marginsName: "Поля (мм)",
  bleed: "Виліт",
  bleedName: "Виліт PDF (мм)",
  cropMarks: "Мітки обрізу",
  mm: "мм",
  contents: (photoCount: number, pageCount: number) => `${photos(photoCount)}, ${pages(pageCount)}`,
  paperSize: (name: string, width: number, height: number) => `${name}, ${number(width)} × ${number(height)} мм`,
  customPaperSize: (width: number, height: number) => `${number(width)} × ${number(height)} мм`,
  preview: (page: number, count: number) => `Сторінка ${number(page)} з ${number(count)}`,
  previous: "Попередня сторінка",
  next: "Наступна сторінка",
  note: (size: string) => `Фото додаються без змін, підписи — текстом. Близько ${size}`,
  carousel: "У PDF уся карусель на одній сторінці.",
  export: "Експортувати PDF",
  done: "PDF експортовано",
  doneIn: (place: string) => `PDF експортовано, тепер він у ${place}`,
  fileType: "Документ PDF",
  failed: {
    "no-space": (done: number, total: number) =>
      `Ваш диск заповнено. Експорт зупинився після ${number(done)} з ${photos(total)}, PDF не збережено. Звільніть місце або виберіть інший диск через «Зберегти в…».`,
    "too-large": () =>
      "Це вікно не може зберігати файли, як у приватному перегляді, тому PDF може мати щонайбільше 1 ГБ. Експортуйте менше фото за раз або скористайтеся звичайним вікном.",
    failed: (done: number, total: number) =>
      `Не вдалося записати PDF. Експорт зупинився після ${number(done)} з ${photos(total)}, PDF не збережено. Спробуйте ще раз.`,
  },
};
