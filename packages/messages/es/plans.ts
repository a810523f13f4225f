/** @see ../en/plans.ts */
import type { Benefit, Highlight, Plan, Price } from "@matte/engine";
import { rich } from "../rich-text.ts";
import { format } from "./notation.ts";

type Texts<Id extends string> = Readonly<Record<Id, string>>;

const benefits: Texts<Benefit> = {
  "border-control": "Control total del borde",
  caption: "Motivo, crédito y lugar",
  "camera-data": "Datos de la cámara, todos o ninguno",
  looks: "Looks con un clic",
  formats: "JPEG sin pérdida, raw, HEIC y HDR",
  unframe: "Marcos que se pueden quitar",
  watermark: "Pequeña marca de agua al exportar",
  batch: "Lotes ilimitados, un ZIP",
  "no-watermark": "Sin marca de agua",
  "stroke-logo-fonts": "Trazo interior, logotipo, 16 tipografías",
  "camera-choice": "Cámara, objetivo o EXIF por separado",
  "settings-and-ios-app": "Tus ajustes te acompañan; app para iOS",
  "everything-in-pro": "Todo lo de Pro",
  "local-fonts": "App de escritorio con tipografías locales, en Chrome y Edge",
  presets: "Guardar y cargar preajustes",
  "priority-support": "Soporte prioritario",
};

const highlights: Readonly<Record<Highlight, { readonly title: string; readonly detail: string }>> = {
  batch: { title: "Carga por lotes y exportación en ZIP", detail: "una serie entera de una vez" },
  "inner-stroke": { title: "Trazos interiores", detail: "de cualquier grosor y color" },
  logo: { title: "Tu logotipo", detail: "izquierda, centro o derecha" },
  metadata: { title: "Control de los metadatos", detail: "solo cámara, objetivo o EXIF" },
  fonts: { title: "Más de 16 tipografías", detail: "para el pie de foto" },
  "ios-app": { title: "App para iOS", detail: "se instala desde el navegador" },
};

const summaries: Texts<Plan> = {
  free: "Una foto a la vez, el paspartú completo, el pie de foto y una pequeña marca de agua al exportar.",
  pro: "Lotes en un ZIP, trazo interior, tu logotipo, todas las tipografías y sin marca de agua.",
  studio: "Todo lo de Pro, preajustes guardados en tu cuenta y las tipografías de este equipo.",
};

/** @param cents US cents */
function amount(cents: number): string {
  return format.number(cents / 100, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
}

function monthly({ cents, months }: Price): string {
  return `${amount(cents / months)} $`;
}

function billing({ cents, months }: Price): string {
  return months === 12 ? `con facturación anual de ${amount(cents)} $` : "con facturación mensual";
}

export const plans = {
  benefits,
  highlights,
  summaries,
  monthly,
  billing,
  priceTag: (price: Price | null) =>
    rich(`<currency>$</currency>${price === null ? "0" : amount(price.cents / price.months)}`),
  perMonth: "al mes",
  terms: (price: Price) => (price.months === 12 ? `al mes, ${billing(price)}` : "al mes"),
  alternative: (price: Price) => rich(`o <offer>${monthly(price)} ${billing(price)}</offer>`),
  noPrice: "Una imagen a la vez",
  yearly: "Anual",
  everyMonth: "Mensual",
  billingPeriod: "Facturación",
  upgradeTo: (plan: string) => `Pasar a ${plan}`,
  choose: (plan: string) => `Elegir ${plan}`,
  tryFree: "Probar gratis",
  recommended: "Recomendado",
  guarantee: "Cancela cuando quieras. Garantía de reembolso de 30 días.",
  inDollars: "Dólares estadounidenses. Cancela cuando quieras. Garantía de reembolso de 30 días.",
  priceSentence: (plan: string, [offer, ...others]: readonly Price[]): string => {
    if (offer === undefined) return `${plan} no cuesta nada.`;
    const rhythm = offer.months === 12 ? `, ${billing(offer)}` : "";
    const alternatives = others.map((other) => `, o ${monthly(other)} ${billing(other)}`).join("");
    return `${plan} cuesta ${monthly(offer)} al mes${rhythm}${alternatives}.`;
  },
};
