/** @see ../en/editor.ts */
import { format } from "./notation.ts";

const { plural } = format;

/** A count without separators. */
const digits = (count: number): string => format.number(count, { useGrouping: false });

const photos = (count: number): string => `${digits(count)} фото`;

function fileSize(bytes: number): string {
  if (bytes < 1e6) return `${format.number(Math.max(1, Math.round(bytes / 1e3)))} КБ`;
  return `${format.number(bytes / 1e6, { minimumFractionDigits: 1, maximumFractionDigits: 1 })} МБ`;
}

export const editor = {
  title: "Редактор",
  settings: "Налаштування",
  sections: {
    label: "Розділи налаштувань",
    together: "Разом",
    looks: "Стилі",
    matte: "Паспарту",
    stroke: "Лінії",
    frame: "Рамка",
    caption: "Підпис",
    "camera-data": "Дані",
    logo: "Логотип",
    output: "Файл",
  },

  addPhotos: "Додати фото",
  openFolder: "Відкрити папку",
  addPhotosHint: "JPEG або PNG.",
  dropPhotosHint: "Перетягніть їх будь-куди.",
  undo: "Скасувати",
  redo: "Повторити",
  previous: "Назад",
  next: "Далі",
  clear: "Прибрати",
  clearBatch: "Прибрати всі",
  clearAll: "Прибрати всі",
  cancel: "Скасувати",
  stop: "Зупинити",
  crop: "Кадрування",
  wallView: "На стіні",
  zoom: "Масштаб 100 %",
  fullSize: "100 %",
  more: "Більше",
  help: "Довідка",
  keyboardShortcuts: "Комбінації клавіш",
  withKey: (label: string, key: string) => `${label} (${key})`,
  withShift: (key: string) => `Shift ${key}`,
  account: "Обліковий запис",
  install: "Встановити застосунок",
  signOut: "Вийти",
  upgrade: "Змінити тариф",
  position: (position: number, count: number) => `${digits(position)} з ${digits(count)}`,
  positionInPill: (position: number, count: number) => `${digits(position)} / ${digits(count)}`,

  wall: {
    label: "Тон стіни",
    name: "Стіна",
    tones: { white: "Біла стіна", neutral: "Сіра стіна", black: "Чорна стіна" },
  },

  preview: {
    label: "Перегляд",
    empty: "Тут з’явиться перегляд, щойно ви додасте фото",
    sample: "Спробувати на прикладі",
    noSample: "Не вдалося завантажити приклад фото. Спробуйте ще раз.",
    drop: "Відпустіть зображення тут",
    hdrView: { badge: "HDR", label: "Показати фото в HDR" },
    working: (current: number, total: number) => `Працюємо… ${digits(current)}/${digits(total)}`,
    fontNotLoaded: (font: string) =>
      `Не вдалося завантажити шрифт ${font}, тож у перегляді інший. Без нього підписи не можна експортувати.`,
  },

  method: {
    label: "Спосіб експорту",
    size: (width: number, height: number) => `${digits(width)} × ${digits(height)}`,
    sizeInPixels: (width: number, height: number) => `${digits(width)} × ${digits(height)} px`,
    fileSize,
    unconfirmed: ", перевіряємо",
  },

  list: {
    region: "Фото",
    label: "Мініатюри",
    show: "Показати мініатюри",
    count: photos,
    empty: "Мініатюр ще немає",
    captionCut: "Підпис обрізано.",
    remove: (file: string) => `Прибрати ${file}`,
    removed: (file: string) => `${file} прибрано`,
    moved: (file: string, position: number, count: number) =>
      `${file} тепер на місці ${digits(position)} з ${digits(count)}`,
    movedUnnamed: (position: number, count: number) => `Фото тепер на місці ${digits(position)} з ${digits(count)}`,
    sort: {
      label: "Сортування",
      orders: { added: "Додавання", name: "Назва", captured: "Час зйомки", rating: "Оцінка" },
    },
    batch: "Пакет",
    batchFeature: "пакетне додавання",
    batchNote: "Додавайте цілу серію одразу.",
  },

  cleared: "Прибрано.",
  placesFailed: "Не вдалося завантажити назви місць. Вимкніть і ввімкніть цей параметр, щоб спробувати ще раз.",
  loading: {
    oneAtATime: "У безкоштовній версії можна додати 1 зображення за раз. Для пакета потрібен вищий тариф.",
    started: (count: number) =>
      `Завантаження ${digits(count)} ${plural(count, { one: "зображення", few: "зображень", many: "зображень", other: "зображення" })}…`,
    done: (count: number) => `Успішно завантажено: ${digits(count)}`,
    failed: (count: number) =>
      `Не вдалося завантажити ${format.number(count)} ${plural(count, { one: "файл", few: "файли", many: "файлів", other: "файлу" })}`,
    folderLimit: (count: number) => `Додано лише перші ${format.number(count)} фото з папок.`,
    noneFound: "Фото не знайдено.",
    skipped: (count: number) =>
      plural(count, {
        one: `Пропущено ${format.number(count)} файл: це не фото.`,
        few: `Пропущено ${format.number(count)} файли: це не фото.`,
        many: `Пропущено ${format.number(count)} файлів: це не фото.`,
        other: `Пропущено ${format.number(count)} файлу: це не фото.`,
      }),
  },
};
