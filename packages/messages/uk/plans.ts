/** @see ../en/plans.ts */
import type { Benefit, Highlight, Plan, Price } from "@matte/engine";
import { rich } from "../rich-text.ts";
import { format } from "./notation.ts";

type Texts<Id extends string> = Readonly<Record<Id, string>>;

const benefits: Texts<Benefit> = {
  "border-control": "Повне керування облямівкою",
  caption: "Сюжет, авторство й місце",
  "camera-data": "Дані камери: усі або жодних",
  looks: "Стилі одним натисканням",
  formats: "JPEG без втрат, raw, HEIC і HDR",
  unframe: "Рамки, що знімаються",
  watermark: "Малий водяний знак на експортованих фото",
  batch: "Пакети без обмежень, один ZIP",
  "no-watermark": "Без водяного знака",
  "stroke-logo-fonts": "Внутрішнє обведення, логотип, 16 шрифтів",
  "camera-choice": "Камера, об’єктив чи EXIF окремо",
  "settings-and-ios-app": "Ваші налаштування всюди; застосунок для iOS",
  "everything-in-pro": "Усе, що є в Pro",
  "local-fonts": "Застосунок для комп’ютера з його шрифтами, у Chrome та Edge",
  presets: "Збереження й завантаження шаблонів",
  "priority-support": "Пріоритетна підтримка",
};

const highlights: Readonly<Record<Highlight, { readonly title: string; readonly detail: string }>> = {
  batch: { title: "Пакетне додавання й експорт у ZIP", detail: "ціла серія одразу" },
  "inner-stroke": { title: "Внутрішнє обведення", detail: "будь-яка ширина, будь-який колір" },
  logo: { title: "Власний логотип", detail: "ліворуч, у центрі чи праворуч" },
  metadata: { title: "Вибір метаданих", detail: "лише камера, об’єктив чи EXIF" },
  fonts: { title: "16+ шрифтів", detail: "для підпису" },
  "ios-app": { title: "Застосунок для iOS", detail: "встановлюється з браузера" },
};

const summaries: Texts<Plan> = {
  free: "Одне фото за раз, повне паспарту, підпис і малий водяний знак на експортованих фото.",
  pro: "Пакети одним ZIP, внутрішнє обведення, ваш логотип, усі шрифти і жодного водяного знака.",
  studio: "Усе з Pro, шаблони у вашому обліковому записі та шрифти цього комп’ютера.",
};

/** @param cents US cents */
function amount(cents: number): string {
  return format.number(cents / 100, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
}

function monthly({ cents, months }: Price): string {
  return `$${amount(cents / months)}`;
}

function billing({ cents, months }: Price): string {
  return months === 12 ? `оплата раз на рік, $${amount(cents)}` : "оплата щомісяця";
}

export const plans = {
  benefits,
  highlights,
  summaries,
  monthly,
  billing,
  priceTag: (price: Price | null) =>
    rich(`<currency>$</currency>${price === null ? "0" : amount(price.cents / price.months)}`),
  perMonth: "на місяць",
  terms: (price: Price) => (price.months === 12 ? `на місяць, ${billing(price)}` : "на місяць"),
  alternative: (price: Price) => rich(`або <offer>${monthly(price)}, ${billing(price)}</offer>`),
  noPrice: "Одне зображення за раз",
  yearly: "Щороку",
  everyMonth: "Щомісяця",
  billingPeriod: "Оплата",
  upgradeTo: (plan: string) => `Перейти на ${plan}`,
  choose: (plan: string) => `Вибрати ${plan}`,
  tryFree: "Спробувати безкоштовно",
  recommended: "Радимо",
  guarantee: "Скасувати можна будь-коли. 30 днів на повернення коштів.",
  inDollars: "Долари США. Скасувати можна будь-коли. 30 днів на повернення коштів.",
  priceSentence: (plan: string, [offer, ...others]: readonly Price[]): string => {
    if (offer === undefined) return `${plan} нічого не коштує.`;
    const rhythm = offer.months === 12 ? ` (${billing(offer)})` : "";
    const alternatives = others.map((other) => ` або ${monthly(other)} на місяць (${billing(other)})`).join("");
    return `${plan} коштує ${monthly(offer)} на місяць${rhythm}${alternatives}.`;
  },
};
