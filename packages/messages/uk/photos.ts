/** @see ../en/photos.ts */
import { format } from "./notation.ts";

const fallbackReasons = {
  "switched-off": "вихідні дані не збережено",
  preset: "розмір змінено для шаблону",
  "export-size": "розмір змінено для експорту",
  "matte-width": "паспарту завузьке, щоб зберегти вихідні дані",
  straightened: "вирівняно горизонт",
  "matte-step": "паспарту змістилося б більше ніж на 8 px",
  "caption-height": "підпис не можна змістити, щоб зберегти вихідні дані",
  profile: "незвичний профіль кольорів",
  arithmetic: "арифметичне кодування",
  "lossless-process": "кодування без втрат",
  hierarchical: "ієрархічне кодування",
  precision: "більше ніж 8 біт",
  cmyk: "фото в CMYK",
  turned: "повернуто за тегом орієнтації",
  "no-webassembly": "браузер без WebAssembly",
  sampling: "незвична субдискретизація",
  damaged: "пошкоджені дані",
  "too-large": "дуже велике фото",
  "matte-colour": "фото занизької якості для цього кольору паспарту",
  "overlay-quality": "фото занизької якості для чіткого тексту",
  "grey-photo": "сіре фото, кольорова рамка",
  "different-sizes": "різні розміри",
  "different-coding": "різна субдискретизація або якість JPEG",
  "different-profiles": "різні профілі кольорів",
  "different-turns": "по-різному повернуті",
  cropped: "кадровані фото",
  gap: "проміжок змістився б більше ніж на 8 px",
};

/** Words of types, as the codecs name them. */
const TYPE_WORDS: readonly (readonly [words: RegExp, text: string])[] = [
  [/^camera raw \(JPEG XL preview\)$/u, "файл raw (із прев’ю в JPEG XL)"],
  [/^camera raw(?<kind> \(.+\))?$/u, "файл raw$<kind>"],
  [/^video$/u, "відео"],
  [/^photo$/u, "фото"],
  [/^icon$/u, "піктограма"],
  [/^(.+) document$/u, "документ $1"],
  [/^animated (.+)$/u, "анімований файл $1"],
  [/^(\d+)-bit (.+)$/u, "файл $2 ($1 біт)"],
  [/^arithmetic-coded (.+)$/u, "файл $1 з арифметичним кодуванням"],
  [/^lossless (.+)$/u, "файл $1 без втрат"],
  [/^very large (.+)$/u, "дуже великий файл $1"],
  [/^old-style LZW (.+)$/u, "файл $1 зі старим LZW"],
  [/^specially compressed (.+)$/u, "файл $1 з особливим стисненням"],
  [/^special-purpose (.+)$/u, "файл $1 особливого призначення"],
  [/^floating-point (.+)$/u, "файл $1 із числами з рухомою комою"],
  [/^mixed-depth (.+)$/u, "файл $1 зі змішаною глибиною"],
  [/^signed-integer (.+)$/u, "файл $1 із цілими числами зі знаком"],
  [/^complex-number (.+)$/u, "файл $1 з комплексними числами"],
  [/^old-style JPEG-compressed (.+)$/u, "файл $1 зі старим стисненням JPEG"],
  [/^JPEG-compressed (.+)$/u, "файл $1 зі стисненням JPEG"],
];

function named(type: string): string {
  const found = TYPE_WORDS.find(([words]) => words.test(type));
  return found === undefined ? `файл ${type}` : type.replace(found[0], found[1]);
}

const FORMAT_NAMES = { jpeg: "JPG", png: "PNG", webp: "WebP" };

interface FormatLimit {
  readonly format: keyof typeof FORMAT_NAMES;
  readonly side: number;
  readonly pixels: number;
}

const megapixels = (count: number): string =>
  `${format.number(count)} ${format.plural(count, { one: "мегапіксель", few: "мегапікселі", many: "мегапікселів", other: "мегапікселя" })}`;

const errors = {
  empty: (file: string) => `Файл «${file}» порожній. Скопіюйте його з картки ще раз.`,
  "not-an-image": (file: string, formats: string) => `«${file}» — не зображення. Виберіть файл ${formats}.`,
  "no-camera-jpeg": (file: string) =>
    `У файлі raw «${file}» немає JPEG, який можна обрамити. Спершу проявіть його і збережіть як JPEG.`,
  truncated: (file: string) => `Файл «${file}» неповний: він закінчується зарано. Скопіюйте його з картки ще раз.`,
  corrupt: (file: string) => `Файл «${file}» пошкоджений і не читається. Скопіюйте його з картки ще раз.`,
  "too-large": (file: string) => `Фото «${file}» більше, ніж може показати браузер. Спершу зменште його.`,
  "too-slow": (file: string) => `Файл «${file}» оброблявся надто довго, тож його пропущено.`,
  gone: (file: string) =>
    `Не вдалося прочитати «${file}»: файл переміщено, змінено або видалено. Поверніть його на місце або додайте знову.`,
  offline: (file: string) => `Не вдалося відкрити «${file}» без мережі. Коли мережа з’явиться, спробуємо ще раз.`,
  font: (file: string) =>
    `«${file}» не експортовано: не вдалося завантажити шрифт підпису. Коли мережа з’явиться, спробуємо ще раз. Інший шрифт може бути доступний.`,
  "no-webp": (file: string) => `«${file}» не експортовано: цей браузер не записує WebP. Виберіть JPG або PNG.`,
  failed: (file: string) => `Не вдалося прочитати «${file}»: у браузері щось пішло не так. Спробуйте ще раз.`,
};

export const photos = {
  errors,
  unsupported: (file: string, type: string | null, formats: string) =>
    type === null
      ? `Файл «${file}» такого типу, який не можна обрамити. Спершу збережіть його як ${formats}.`
      : `«${file}» — ${named(type)}. Спершу збережіть його як ${formats}.`,
  undecodable: (file: string, type: string | null, formats: string) =>
    `Цей браузер не відкриває «${file}»: це ${named(type ?? "photo")}. Спершу збережіть його як ${formats}.`,
  frameTooLarge: (file: string, { format: name, side, pixels }: FormatLimit) =>
    `Разом із рамкою фото «${file}» завелике для ${FORMAT_NAMES[name]}: щонайбільше ${format.number(side)} px за стороною і ${megapixels(Math.floor(pixels / 1e6))}. Зменште розмір експорту${name === "webp" ? " або виберіть JPG чи PNG" : " або звузьте паспарту"}.`,
  overFileLimit: (file: string, limit: string) =>
    `Фото «${file}» не вміщується в ${format.number(Number(limit))} КБ навіть у найменшому розмірі. Дозвольте більший файл.`,
  formats: (names: readonly string[]) => format.list(names, "disjunction"),
  methods: {
    "lossless-jpeg": "JPEG без втрат",
    jpeg: (quality: number) => `JPEG ${quality} %`,
    "jpeg-to-fit": "JPEG",
    webp: (quality: number) => `WebP ${quality} %`,
    png: "PNG",
  },
  cameraJpeg: (width: number, height: number) => `Власний JPEG камери, ${width} × ${height}`,
  pngOfBits: (bits: number) => `PNG ${bits} біт`,
  methodInHdr: (method: string) => `${method}, HDR`,
  methodWithReasons: (method: string, reasons: readonly string[]) => `${method} (${reasons.join(", ")})`,
  fit: {
    packed: (limit: number) => `ущільнено до ${format.number(limit)} КБ`,
    quality: (limit: number) => `якість підібрано під ${format.number(limit)} КБ`,
    size: (limit: number, width: number, height: number) =>
      `зменшено до ${width} × ${height} px, щоб умістити в ${format.number(limit)} КБ`,
    unknown: (limit: number) => `якість буде підібрано під ${format.number(limit)} КБ`,
  },
  hdr: { lost: "HDR втрачено", damaged: "дані HDR пошкоджено" },
  extras: { "gain-map": "HDR", video: "відео", depth: "карти глибини", credentials: "даних про походження" },
  leftOut: (names: readonly string[]) => `без ${format.list(names)}`,
  fallbackReasons,
  tooLargeToExport: "Завелике для експорту",
};
