/** @see ../en/plans.ts */
import type { Benefit, Highlight, Plan, Price } from "@matte/engine";
import { rich } from "../rich-text.ts";
import { format } from "./notation.ts";

type Texts<Id extends string> = Readonly<Record<Id, string>>;

const benefits: Texts<Benefit> = {
  "border-control": "Volle Kontrolle über den Rand",
  caption: "Motiv, Bildnachweis und Ort",
  "camera-data": "Kameradaten, alle oder keine",
  looks: "Looks mit einem Klick",
  formats: "JPEG ohne Verlust, Raw, HEIC und HDR",
  unframe: "Rahmen, die wieder abgehen",
  watermark: "Kleines Wasserzeichen auf Exporten",
  batch: "Unbegrenzte Stapel, ein ZIP",
  "no-watermark": "Kein Wasserzeichen",
  "stroke-logo-fonts": "Innere Kontur, Logo, 16 Schriften",
  "camera-choice": "Kamera, Objektiv oder EXIF einzeln",
  "settings-and-ios-app": "Einstellungen auf allen Geräten; iOS-App",
  "everything-in-pro": "Alles aus Pro",
  "local-fonts": "Desktop-App mit eigenen Schriften, in Chrome und Edge",
  presets: "Voreinstellungen speichern und laden",
  "priority-support": "Bevorzugter Support",
};

const highlights: Readonly<Record<Highlight, { readonly title: string; readonly detail: string }>> = {
  batch: { title: "Stapel laden und als ZIP exportieren", detail: "eine ganze Serie auf einmal" },
  "inner-stroke": { title: "Innere Konturen", detail: "jede Breite, jede Farbe" },
  logo: { title: "Eigenes Logo", detail: "links, in der Mitte oder rechts" },
  metadata: { title: "Wahl der Metadaten", detail: "nur Kamera, Objektiv oder EXIF" },
  fonts: { title: "Über 16 Schriften", detail: "für die Beschriftung" },
  "ios-app": { title: "iOS-App", detail: "aus dem Browser installiert" },
};

const summaries: Texts<Plan> = {
  free: "Ein Foto nach dem anderen, das ganze Passepartout, die Beschriftung und ein kleines Wasserzeichen auf Exporten.",
  pro: "Stapel als ein ZIP, innere Kontur, Ihr Logo, jede Schrift und kein Wasserzeichen.",
  studio: "Alles aus Pro, Voreinstellungen in Ihrem Konto und die Schriften dieses Computers.",
};

/** @param cents US cents */
function amount(cents: number): string {
  return format.number(cents / 100, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
}

function monthly({ cents, months }: Price): string {
  return `${amount(cents / months)} $`;
}

function billing({ cents, months }: Price): string {
  return months === 12 ? `jährlich abgerechnet mit ${amount(cents)} $` : "monatlich abgerechnet";
}

export const plans = {
  benefits,
  highlights,
  summaries,
  monthly,
  billing,
  priceTag: (price: Price | null) =>
    rich(`<currency>$</currency>${price === null ? "0" : amount(price.cents / price.months)}`),
  perMonth: "im Monat",
  terms: (price: Price) => (price.months === 12 ? `im Monat, ${billing(price)}` : "im Monat"),
  alternative: (price: Price) => rich(`oder <offer>${monthly(price)}, ${billing(price)}</offer>`),
  noPrice: "Ein Bild nach dem anderen",
  yearly: "Jährlich",
  everyMonth: "Monatlich",
  billingPeriod: "Abrechnung",
  upgradeTo: (plan: string) => `Zu ${plan} wechseln`,
  choose: (plan: string) => `${plan} wählen`,
  tryFree: "Gratis testen",
  recommended: "Empfohlen",
  guarantee: "Jederzeit kündbar. Geld zurück innerhalb von 30 Tagen.",
  inDollars: "US-Dollar. Jederzeit kündbar. Geld zurück innerhalb von 30 Tagen.",
  priceSentence: (plan: string, [offer, ...others]: readonly Price[]): string => {
    if (offer === undefined) return `${plan} kostet nichts.`;
    const rhythm = offer.months === 12 ? `, ${billing(offer)}` : "";
    const alternatives = others.map((other) => `, oder ${monthly(other)}, ${billing(other)}`).join("");
    return `${plan} kostet ${monthly(offer)} im Monat${rhythm}${alternatives}.`;
  },
};
