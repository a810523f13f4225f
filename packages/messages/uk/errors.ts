/** @see ../en/errors.ts */
import type { ErrorMessages } from "../error-text.ts";
import { format } from "./notation.ts";

const { list, number, plural } = format;

const MEGABYTE = 1024 * 1024;
const MEGAPIXEL = 1_000_000;

const PLAN_REQUIRED = {
  settings: "Зберігати налаштування в обліковому записі можна з тарифом Pro.",
  logo: "Власний логотип входить до тарифу Pro.",
  presets: "Власні стилі входять до тарифу Studio.",
  profiles: "Кілька профілів входять до тарифу Pro.",
} as const;

const NOT_READY = {
  stopping: "Сервер зупиняється.",
  pages: "Сторінки не зібрано.",
  database: "База даних не відповідає.",
  "data-folder": "Папка даних заповнена або недоступна для запису.",
  "image-folder": "Папка сховища зображень недоступна для запису.",
  "image-store": "Сховище зображень не відповідає.",
  "image-checker": "Перевірити зображення неможливо.",
} as const;

const looks = (count: number): string => plural(count, { one: "стиль", few: "стилі", many: "стилів", other: "стилю" });

export const errors: ErrorMessages = {
  "http-invalid": "Це неправильний запит HTTP.",
  "body-invalid": "Не вдалося прочитати тіло запиту.",
  "body-too-large": "Запит завеликий.",
  "media-type-unsupported": "Цей тип даних не підтримується.",
  "request-timeout": "Запит надходив надто довго.",
  "route-not-found": "За цією адресою нічого немає.",
  "method-not-allowed": ({ methods }) => `Ця адреса підтримує лише ${list(methods)}.`,
  "rate-limited": ({ seconds }) =>
    `Забагато запитів. Спробуйте ще раз через ${number(seconds)} ${plural(seconds, { one: "секунду", few: "секунди", many: "секунд", other: "секунди" })}.`,

  unauthenticated: "Спершу увійдіть.",
  "other-user-signed-in": "Увійшов інший користувач.",
  "token-required": "Потрібен чинний токен.",
  forbidden: "У вас немає доступу до цього.",
  "cross-site": "Цей запит надійшов з іншого сайту.",
  "local-only":
    "Це для розробки, на тій самій машині, де працює сервер. Щоб обслуговувати інших, задайте PUBLIC_URL і облікові записи своїх постачальників.",
  "plan-required": ({ feature }) => PLAN_REQUIRED[feature],

  invalid: ({ field }) => (field === null ? "Запит неправильний." : `Поле «${field}» заповнено неправильно.`),
  "field-protected": ({ field }) => `Поле «${field}» тут не можна змінити.`,
  "nothing-to-change": "Немає чого змінювати.",
  "cursor-invalid": "Такої сторінки списку не існує.",

  "user-not-found": "Такого користувача не існує.",
  "answers-of-another-user": "Ці відповіді належать іншому користувачеві.",
  "own-role": "Ви не можете зняти роль адміністратора із себе. Попросіть іншого адміністратора.",
  "sign-in-too-old": "Ви ввійшли понад 24 години тому. Щоб зробити це, увійдіть знову.",
  "session-not-found": "Цей сеанс уже завершено.",
  "device-code-not-found": "Жоден пристрій не чекає з цим кодом. Перевірте код або запросіть на пристрої новий.",

  "preset-not-found": "Цей стиль видалено в іншому місці, тож його не можна перейменувати.",
  "preset-name-taken": ({ name }) => `Стиль із назвою «${name}» уже є. Виберіть іншу назву.`,
  "too-many-presets": ({ limit }) =>
    `Можна зберігати ${number(limit)} ${plural(limit, { one: "власний", few: "власні", many: "власних", other: "власного" })} ${looks(limit)}. Видаліть той, яким більше не користуєтеся.`,
  "too-many-profiles": ({ limit }) =>
    `Можна зберігати ${number(limit)} ${plural(limit, { one: "профіль", few: "профілі", many: "профілів", other: "профілю" })}. Видаліть той, яким більше не користуєтеся.`,
  "look-not-found": "Такого стилю не існує.",
  "look-withdrawn": "Цей стиль відкликано.",
  "submission-not-found": "Цей стиль відкликано, або рішення про нього вже ухвалено.",
  "too-many-submissions": ({ limit }) =>
    `На відповідь можуть чекати щонайбільше ${number(limit)} ваших ${plural(limit, { one: "стиль", few: "стилі", many: "стилів", other: "стилю" })}. Відкличте один або зачекайте.`,

  "logo-not-found": "Такого логотипа не існує.",
  "logo-invalid": ({ side }) =>
    `Логотип має бути цілим файлом PNG, щонайбільше ${number(side)} ${plural(side, { one: "піксель", few: "пікселі", many: "пікселів", other: "пікселя" })} за довшою стороною.`,

  "form-expected": "Надсилайте зображення як multipart/form-data.",
  "form-invalid": "Не вдалося прочитати форму.",
  "file-missing": "У полі «file» форми немає файлу.",
  "file-empty": "Файл порожній.",
  "file-too-large": ({ bytes }) => `Файл більший за ${number(bytes / MEGABYTE)} МБ.`,
  "image-not-found": "Такого зображення не існує.",
  "image-damaged": "Зображення пошкоджене.",
  "image-too-slow": "Зображення читається надто довго.",
  "image-format-unsupported": "Це не зображення JPEG, PNG чи WebP.",
  "image-animated": "У зображенні більше ніж один кадр.",
  "image-too-large": ({ pixels }) =>
    `У зображенні більше ніж ${number(pixels / MEGAPIXEL)} ${plural(pixels / MEGAPIXEL, { one: "мегапіксель", few: "мегапікселі", many: "мегапікселів", other: "мегапікселя" })}.`,
  "storage-full": "Для ваших зображень більше немає місця.",
  "image-not-stored": "Не вдалося зберегти зображення. Спробуйте ще раз за мить.",
  "image-not-checked": "Не вдалося перевірити зображення. Спробуйте ще раз за мить.",
  "copies-not-wanted": "Ваш обліковий запис не зберігає копій експортованого.",
  "image-checker-busy": "Зараз перевіряється забагато зображень. Спробуйте ще раз за мить.",

  "offer-not-found": "Цей тариф не продається.",
  "nothing-bought": "Керувати немає чим: ви не купували тут тарифу.",
  "checkout-closed": "На цьому сервері не можна змінити тариф.",
  "payments-unavailable": "Платіжна служба не відповідає. Кошти не списано. Спробуйте ще раз за мить.",
  "subscription-not-cancelled":
    "Не вдалося скасувати вашу підписку, тому нічого не видалено. Спробуйте ще раз за мить або зверніться до підтримки.",
  "signature-invalid": "Цей запит не підписано службою Stripe.",
  "payment-state-unavailable": "Не вдалося дізнатися в Stripe про стан платежів.",

  "email-invalid": "Введіть адресу на зразок ada@example.com.",
  "confirmation-expired": "Термін дії цього посилання минув. Підпишіться знову, щоб отримати нове.",
  "consent-required": "Поставте позначку, щоб погодитися отримувати розсилку.",

  "server-busy": "Сервер перевантажений. Спробуйте ще раз за мить.",
  "disk-full": "На сервері більше немає місця. Спробуйте пізніше.",
  "data-unavailable": "Сервер зараз не має доступу до своїх даних. Спробуйте ще раз за мить.",
  "not-ready": ({ reason }) => NOT_READY[reason],
  internal: "На сервері щось пішло не так.",
};
