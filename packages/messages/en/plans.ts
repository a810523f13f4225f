import type { Benefit, Highlight, Plan, Price } from "@matte/engine";
import { rich } from "../rich-text.ts";
import { format } from "./notation.ts";

type Texts<Id extends string> = Readonly<Record<Id, string>>;

/** Lines on the pricing cards. */
const benefits: Texts<Benefit> = {
  "border-control": "Full border control",
  caption: "Subject, credit and location",
  "camera-data": "Camera data, all or none",
  looks: "Looks in one click",
  formats: "Lossless JPEG, raw, HEIC and HDR",
  unframe: "Frames that come off again",
  watermark: "Small watermark on exports",
  batch: "Unlimited batches, one ZIP",
  "no-watermark": "No watermark",
  "stroke-logo-fonts": "Inner stroke, logo, 16 fonts",
  "camera-choice": "Camera, lens or EXIF on their own",
  "settings-and-ios-app": "Settings follow you; iOS app",
  "everything-in-pro": "Everything in Pro",
  "local-fonts": "Desktop app with local fonts, in Chrome and Edge",
  presets: "Save and load presets",
  "priority-support": "Priority support",
};

/** Lines in the upgrade dialog. */
const highlights: Readonly<Record<Highlight, { readonly title: string; readonly detail: string }>> = {
  batch: { title: "Batch upload and ZIP export", detail: "a whole series at once" },
  "inner-stroke": { title: "Inner strokes", detail: "any width, any colour" },
  logo: { title: "Logo upload", detail: "left, centre or right" },
  metadata: { title: "Metadata control", detail: "camera, lens or EXIF alone" },
  fonts: { title: "16+ fonts", detail: "for the caption" },
  "ios-app": { title: "iOS app", detail: "installs from the browser" },
};

/** Each plan's sentence on the account page. */
const summaries: Texts<Plan> = {
  free: "One photo at a time, the whole matte, the caption, and a small watermark on exports.",
  pro: "Batches as one ZIP, inner stroke, your logo, every font, and no watermark.",
  studio: "Everything in Pro, presets saved with your account, and this computer’s own fonts.",
};

/** @param cents US cents */
function amount(cents: number): string {
  return format.number(cents / 100, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
}

/** Price per month: `$6.99`. */
function monthly({ cents, months }: Price): string {
  return `$${amount(cents / months)}`;
}

/** When charges are made: `billed annually at $83.88`. */
function billing({ cents, months }: Price): string {
  return months === 12 ? `billed annually at $${amount(cents)}` : "billed monthly";
}

export const plans = {
  benefits,
  highlights,
  summaries,
  monthly,
  billing,
  /** The price per month in large type, with the currency in a separate tag; null is free. */
  priceTag: (price: Price | null) =>
    rich(`<currency>$</currency>${price === null ? "0" : amount(price.cents / price.months)}`),
  perMonth: "per month",
  /** An offer's terms next to its price: `per month, billed annually at $83.88`. */
  terms: (price: Price) => (price.months === 12 ? `per month, ${billing(price)}` : "per month"),
  /** Another offer for the same plan: `or $14.99 billed monthly`. */
  alternative: (price: Price) => rich(`or <offer>${monthly(price)} ${billing(price)}</offer>`),
  noPrice: "One picture at a time",
  yearly: "Yearly",
  everyMonth: "Monthly",
  billingPeriod: "Billing",
  upgradeTo: (plan: string) => `Upgrade to ${plan}`,
  choose: (plan: string) => `Choose ${plan}`,
  tryFree: "Try For Free",
  recommended: "Recommended",
  guarantee: "Cancel anytime. 30-day money-back guarantee.",
  inDollars: "US dollars. Cancel anytime. 30-day money-back guarantee.",
  /** All a plan's prices as a sentence, the preferred one first. */
  priceSentence: (plan: string, [offer, ...others]: readonly Price[]): string => {
    if (offer === undefined) return `${plan} costs nothing.`;
    const rhythm = offer.months === 12 ? `, ${billing(offer)}` : "";
    const alternatives = others.map((other) => `, or ${monthly(other)} ${billing(other)}`).join("");
    return `${plan} is ${monthly(offer)} a month${rhythm}${alternatives}.`;
  },
};
