/** @see ../en/editor-panel.ts */
import type {
  CaptionLanguage,
  FurtherSize,
  MeasuredBy,
  MetadataDisplay,
  QUICK_SIZES,
  SocialPreset,
} from "@matte/engine";
import { logoPositions, swatches } from "./editor-panel-names.ts";
import { format } from "./notation.ts";

const { number, plural } = format;

const photos = (count: number): string => `${number(count)} фото`;

const inSizes = (count: number, sizes: number): string =>
  `${photos(count)} у ${number(sizes)} ${plural(sizes, { one: "розмірі", few: "розмірах", many: "розмірах", other: "розміру" })}`;

const withZip = (result: string, zip: boolean): string => (zip ? `${result}, один ZIP` : result);

const presets: Readonly<Record<SocialPreset, string>> = {
  original: "Початковий розмір",
  "portrait-4x5": "Вертикальний 4:5",
  "instagram-post-safe": "Безпечна зона 4:5",
  "instagram-3x4": "Instagram 3:4",
  "story-9x16": "Сторіс 9:16",
  "square-1x1": "Квадрат 1:1",
  "landscape-16x9": "Горизонтальний 16:9",
  "tv-3840x2160": "Телевізор 16:9",
  carousel: "Карусель",
};

const presetNames: Readonly<Record<SocialPreset, string>> = {
  ...presets,
  "instagram-post-safe": "Допис в Instagram, безпечна зона",
  "story-9x16": "Сторіс, обкладинка Reels, TikTok",
};

const furtherSizes: Readonly<Record<FurtherSize, string>> = {
  ...presets,
  "web-2048": "Веб 2048 px",
};

const matteUnits: Readonly<Record<MeasuredBy, string>> = {
  width: "відсотки ширини",
  short: "відсотки короткої сторони",
  long: "відсотки довгої сторони",
  mean: "відсотки середнього обох сторін",
};

const quickSizes: Readonly<Record<(typeof QUICK_SIZES)[number], string>> = {
  4: "1 дюйм",
  8: "2 дюйми",
  16: "4 дюйми",
  24: "6 дюймів",
};

const displays: Readonly<Record<MetadataDisplay, string>> = {
  all: "Усі",
  camera: "Камера",
  lens: "Об’єктив",
  exif: "EXIF",
  none: "Немає",
};

/** Each in its language. */
const languages: Readonly<Record<CaptionLanguage, string>> = {
  auto: "Автоматично",
  ja: "日本語",
  ko: "한국어",
  "zh-Hans": "简体中文",
  "zh-Hant": "繁體中文",
};

export const editorPanel = {
  size: "Розмір",
  colour: "Колір",
  swatches,

  matte: {
    title: "Паспарту",
    subject: "Зовнішнє паспарту",
    size: "Розмір зовнішнього паспарту",
    unitNames: matteUnits,
    quickSize: "Швидкий розмір",
    quickSizes,
    summary: (percent: number, colour: string) => `${percent} %, ${colour}`,
    summaryOnPaper: (millimetres: number, colour: string) => `${millimetres} мм, ${colour}`,
    summaryOfSides: (colour: string) => `Кожна окремо, ${colour}`,
    mixed: {
      text: "Паспарту вертикальних і горизонтальних фото різні.",
      equalise: "Зробити однаковими",
      done: "Паспарту тепер однакові",
    },
  },
  stroke: {
    title: "Лінії",
    feature: "внутрішнє обведення",
    subject: "Внутрішнє обведення",
    row: "Обведення",
    size: "Товщина внутрішнього обведення",
    unit: "Одиниці",
    summary: (size: number, unit: string, colour: string) => `${size} ${unit}, ${colour}`,
    none: "Немає",
  },
  caption: {
    title: "Підпис",
    show: "Показувати метадані",
    off: "Вимкнено",
    noDate: "Без дати",
    layout: "Макет",
    layoutName: "Макет підпису",
    layouts: { columns: "Два стовпці", left: "Ліворуч", center: "По центру", line: "Один рядок" },
    subject: "Назва сюжету",
    copyToAll: "Застосувати до всіх фото",
    location: "Місце",
    credit: "Автор фото",
    additionalCredits: "Учасники зйомки",
    creditsHint: "По одному в рядку",
    cut: "Обрізано в експорті",
    printSubject: "Друкувати назву сюжету",
    font: "Шрифт",
    fontName: "Шрифт метаданих",
    fontFeature: "шрифт метаданих",
    language: "Мова",
    languageName: "Мова підпису",
    languages,
    fontSize: "Розмір шрифту",
    fontSizeName: "Розмір шрифту метаданих",
  },
  camera: {
    title: "Дані камери",
    feature: "вибір камери, об’єктива чи EXIF",
    display: "Показ метаданих",
    displays,
    facts: { camera: "Камера", lens: "Об’єктив", exposure: "Експозиція" },
    none: "У цьому фото немає даних камери.",
    equivalent: "Еквівалент 35 мм",
    fileNames: "Назви, як у файлі",
    asInFile: "Як у файлі",
  },
  logo: {
    title: "Логотип",
    feature: "власний логотип",
    slots: {
      customLogo: { label: "Логотип", remove: "Прибрати логотип" },
      customLogoOnDark: {
        label: "Логотип для темних паспарту",
        remove: "Прибрати логотип для темних паспарту",
      },
    },
    remove: "Прибрати логотип",
    none: "Немає",
    grow: "Збільшувати підпис під логотип",
    size: "Розмір логотипа",
    limited: (size: number) => `Обмежено підписом: ${number(size)}`,
    position: "Розташування",
    positionName: "Розташування логотипа",
    positions: logoPositions,
    centred: "У центрі, доки текст праворуч.",
    noSpace: "Під фото немає місця для логотипа.",
    notLoaded: (file: string) => `Не вдалося прочитати «${file}». Спробуйте ще раз.`,
    notAnImage: (file: string) =>
      `«${file}» — не зображення, яке може показати цей браузер. Виберіть файл PNG або SVG.`,
  },
  output: {
    title: "Файл",
    format: "Формат",
    formatName: "Формат експорту",
    formats: { jpeg: "JPG", png: "PNG", webp: "WebP", pdf: "PDF" },
    preset: "Шаблон соцмережі",
    presets,
    presetNames,
    presetReplaces: (shape: string) => `Форму «${shape}» вимкнено: розмір полотна задає шаблон`,
    presetSize: (width: number, height: number) => `${width} × ${height}`,
    exportSize: "Розмір експорту",
    sizes: { full: "Повний розмір", long: "Довга сторона", file: "Розмір файлу", preset: "Розмір шаблону" },
    kilobytes: (limit: number) => `${limit} КБ`,
    longSide: "Довга сторона (px)",
    pixels: (length: number) => `${length} px`,
    quality: "Якість",
    keepOriginalJpeg: "Зберігати вихідні дані JPEG",
    keepHdr: "Зберігати HDR",
    keepLocation: "Зберігати місце (GPS)",
    rememberFrame: "Запам’ятовувати рамку у файлі",
    keepWayBack: "Дати змогу повернути вихідний файл",
    summary: (fileFormat: string, size: string) => `${fileFormat}, ${size}`,
    usualName: "Типова назва",
  },

  foot: {
    reset: "Скинути налаштування",
    resetDone: "Налаштування й підписи скинуто",
    export: "Експортувати",
    saveTo: "Зберегти в…",
    menu: {
      label: "Інші способи експорту",
      thisPhoto: "Експортувати це фото",
      alsoExport: "Експортувати також",
      furtherSizes,
    },
    copies: { text: "Копія зберігається у вашому обліковому записі.", link: "Що саме зберігається" },
    result: {
      photo: photos(1),
      watermarked: `${photos(1)}, з водяним знаком Matte`,
      onlyOne: (count: number) => `${photos(count)}; Free експортує одне`,
      several: (count: number, zip: boolean) => withZip(photos(count), zip),
      pdf: (count: number) => `${photos(count)}, один PDF`,
      selected: (selected: number, count: number) => `Вибрано ${number(selected)} з ${number(count)}`,
      sizes: (count: number, sizes: number, zip: boolean) => withZip(inSizes(count, sizes), zip),
    },
  },
};
