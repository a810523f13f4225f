/** @see ../en/plans.ts */
import type { Benefit, Highlight, Plan, Price } from "@matte/engine";
import type { plans as English } from "../en/plans.ts";
import { rich } from "../rich-text.ts";
import { format } from "./notation.ts";

type Texts<Id extends string> = Readonly<Record<Id, string>>;

const benefits: Texts<Benefit> = {
  "border-control": "Controllo completo del bordo",
  caption: "Soggetto, crediti e luogo",
  "camera-data": "Dati di scatto, tutti o nessuno",
  looks: "Look con un clic",
  formats: "JPEG senza perdita, raw, HEIC e HDR",
  unframe: "Cornici che si possono togliere",
  watermark: "Piccola filigrana sulle esportazioni",
  batch: "Serie senza limiti, in uno ZIP",
  "no-watermark": "Nessuna filigrana",
  "stroke-logo-fonts": "Filetto interno, logo, 16 caratteri",
  "camera-choice": "Fotocamera, obiettivo o EXIF da soli",
  "settings-and-ios-app": "Le impostazioni ti seguono; app per iOS",
  "everything-in-pro": "Tutto ciò che c’è in Pro",
  "local-fonts": "App desktop con i caratteri del computer, in Chrome ed Edge",
  presets: "Preimpostazioni da salvare e caricare",
  "priority-support": "Assistenza prioritaria",
};

const highlights: Readonly<Record<Highlight, { readonly title: string; readonly detail: string }>> = {
  batch: { title: "Caricamento in serie ed esportazione ZIP", detail: "un’intera serie in una volta" },
  "inner-stroke": { title: "Filetti interni", detail: "di ogni spessore e colore" },
  logo: { title: "Il tuo logo", detail: "a sinistra, al centro o a destra" },
  metadata: { title: "Controllo dei metadati", detail: "solo fotocamera, obiettivo o EXIF" },
  fonts: { title: "Oltre 16 caratteri", detail: "per la didascalia" },
  "ios-app": { title: "App per iOS", detail: "si installa dal browser" },
};

const summaries: Texts<Plan> = {
  free: "Una foto alla volta, il passepartout completo, la didascalia e una piccola filigrana sulle esportazioni.",
  pro: "Serie in un unico ZIP, filetto interno, il tuo logo, tutti i caratteri e nessuna filigrana.",
  studio: "Tutto ciò che c’è in Pro, preimpostazioni salvate nel tuo account e i caratteri di questo computer.",
};

/** @param cents US cents */
function amount(cents: number): string {
  return format.number(cents / 100, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
}

function monthly({ cents, months }: Price): string {
  return `${amount(cents / months)} $`;
}

function billing({ cents, months }: Price): string {
  return months === 12 ? `con fatturazione annuale di ${amount(cents)} $` : "con fatturazione mensile";
}

export const plans: typeof English = {
  benefits,
  highlights,
  summaries,
  monthly,
  billing,
  priceTag: (price: Price | null) =>
    rich(`<currency>$</currency>${price === null ? "0" : amount(price.cents / price.months)}`),
  perMonth: "al mese",
  terms: (price: Price) => (price.months === 12 ? `al mese, ${billing(price)}` : "al mese"),
  alternative: (price: Price) => rich(`oppure <offer>${monthly(price)} ${billing(price)}</offer>`),
  noPrice: "Un’immagine alla volta",
  yearly: "Annuale",
  everyMonth: "Mensile",
  billingPeriod: "Fatturazione",
  upgradeTo: (plan: string) => `Passa a ${plan}`,
  choose: (plan: string) => `Scegli ${plan}`,
  tryFree: "Prova gratis",
  recommended: "Consigliato",
  guarantee: "Disdici quando vuoi. Rimborso garantito entro 30 giorni.",
  inDollars: "Dollari USA. Disdici quando vuoi. Rimborso garantito entro 30 giorni.",
  priceSentence: (plan: string, [offer, ...others]: readonly Price[]): string => {
    if (offer === undefined) return `${plan} è gratuito.`;
    const rhythm = offer.months === 12 ? `, ${billing(offer)}` : "";
    const alternatives = others.map((other) => `, oppure ${monthly(other)} ${billing(other)}`).join("");
    return `${plan} costa ${monthly(offer)} al mese${rhythm}${alternatives}.`;
  },
};
