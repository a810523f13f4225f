/** @see ../en/plans.ts */
import type { Benefit, Highlight, Plan, Price } from "@matte/engine";
import { rich } from "../rich-text.ts";
import { format } from "./notation.ts";

type Texts<Id extends string> = Readonly<Record<Id, string>>;

const benefits: Texts<Benefit> = {
  "border-control": "Bordure entièrement réglable",
  caption: "Sujet, crédit et lieu",
  "camera-data": "Données de prise de vue, toutes ou aucune",
  looks: "Des looks en un clic",
  formats: "JPEG sans perte, raw, HEIC et HDR",
  unframe: "Des cadres qui s’enlèvent",
  watermark: "Petit filigrane sur les exports",
  batch: "Lots illimités, un seul ZIP",
  "no-watermark": "Sans filigrane",
  "stroke-logo-fonts": "Contour intérieur, logo, 16 polices",
  "camera-choice": "Appareil, objectif ou EXIF au choix",
  "settings-and-ios-app": "Réglages partout avec vous ; app iOS",
  "everything-in-pro": "Tout ce qu’offre Pro",
  "local-fonts": "App de bureau avec vos polices, dans Chrome et Edge",
  presets: "Préréglages à enregistrer et à charger",
  "priority-support": "Assistance prioritaire",
};

const highlights: Readonly<Record<Highlight, { readonly title: string; readonly detail: string }>> = {
  batch: { title: "Chargement par lots, export ZIP", detail: "toute une série à la fois" },
  "inner-stroke": { title: "Contours intérieurs", detail: "toute épaisseur, toute couleur" },
  logo: { title: "Votre logo", detail: "à gauche, au centre ou à droite" },
  metadata: { title: "Choix des métadonnées", detail: "appareil, objectif ou EXIF seuls" },
  fonts: { title: "Plus de 16 polices", detail: "pour la légende" },
  "ios-app": { title: "App iOS", detail: "s’installe depuis le navigateur" },
};

const summaries: Texts<Plan> = {
  free: "Une photo à la fois, tout le passe-partout, la légende, et un petit filigrane sur les exports.",
  pro: "Des lots en un seul ZIP, le contour intérieur, votre logo, toutes les polices, et aucun filigrane.",
  studio: "Tout ce qu’offre Pro, des préréglages enregistrés avec votre compte, et les polices de cet ordinateur.",
};

/** @param cents US cents */
function amount(cents: number): string {
  return format.number(cents / 100, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
}

function monthly({ cents, months }: Price): string {
  return `${amount(cents / months)} $`;
}

function billing({ cents, months }: Price): string {
  return months === 12 ? `facturé ${amount(cents)} $ par an` : "facturé chaque mois";
}

export const plans = {
  benefits,
  highlights,
  summaries,
  monthly,
  billing,
  priceTag: (price: Price | null) =>
    rich(`<currency>$</currency>${price === null ? "0" : amount(price.cents / price.months)}`),
  perMonth: "par mois",
  terms: (price: Price) => (price.months === 12 ? `par mois, ${billing(price)}` : "par mois"),
  alternative: (price: Price) => rich(`ou <offer>${monthly(price)} ${billing(price)}</offer>`),
  noPrice: "Une image à la fois",
  yearly: "Annuelle",
  everyMonth: "Mensuelle",
  billingPeriod: "Facturation",
  upgradeTo: (plan: string) => `Passer à ${plan}`,
  choose: (plan: string) => `Choisir ${plan}`,
  tryFree: "Essai gratuit",
  recommended: "Recommandé",
  guarantee: "Résiliable à tout moment. Satisfait ou remboursé sous 30 jours.",
  inDollars: "Dollars américains. Résiliable à tout moment. Satisfait ou remboursé sous 30 jours.",
  priceSentence: (plan: string, [offer, ...others]: readonly Price[]): string => {
    if (offer === undefined) return `${plan} est gratuit.`;
    const rhythm = offer.months === 12 ? `, ${billing(offer)}` : "";
    const alternatives = others.map((other) => `, ou ${monthly(other)} ${billing(other)}`).join("");
    return `${plan} coûte ${monthly(offer)} par mois${rhythm}${alternatives}.`;
  },
};
