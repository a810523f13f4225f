/** @see ../en/plans.ts */
import type { Benefit, Highlight, Plan, Price } from "@matte/engine";
import { rich } from "../rich-text.ts";
import { format } from "./notation.ts";

type Texts<Id extends string> = Readonly<Record<Id, string>>;

const benefits: Texts<Benefit> = {
  "border-control": "Controle total da borda",
  caption: "Assunto, crédito e local",
  "camera-data": "Dados da câmera, todos ou nenhum",
  looks: "Looks com um clique",
  formats: "JPEG sem perda, raw, HEIC e HDR",
  unframe: "Molduras que saem de novo",
  watermark: "Marca d’água pequena nas exportações",
  batch: "Lotes ilimitados, um ZIP",
  "no-watermark": "Sem marca d’água",
  "stroke-logo-fonts": "Traço interno, logo, 16 fontes",
  "camera-choice": "Câmera, lente ou EXIF em separado",
  "settings-and-ios-app": "Seus ajustes acompanham você; app para iOS",
  "everything-in-pro": "Tudo o que há no Pro",
  "local-fonts": "App para computador com fontes locais, no Chrome e no Edge",
  presets: "Salvar e carregar predefinições",
  "priority-support": "Suporte prioritário",
};

const highlights: Readonly<Record<Highlight, { readonly title: string; readonly detail: string }>> = {
  batch: { title: "Várias fotos e exportação em ZIP", detail: "uma série inteira de uma vez" },
  "inner-stroke": { title: "Traços internos", detail: "qualquer largura, qualquer cor" },
  logo: { title: "Seu logo", detail: "à esquerda, no centro ou à direita" },
  metadata: { title: "Controle dos metadados", detail: "só câmera, lente ou EXIF" },
  fonts: { title: "Mais de 16 fontes", detail: "para a legenda" },
  "ios-app": { title: "App para iOS", detail: "instalado pelo navegador" },
};

const summaries: Texts<Plan> = {
  free: "Uma foto por vez, o paspatur completo, a legenda e uma marca d’água pequena nas exportações.",
  pro: "Lotes em um ZIP, traço interno, seu logo, todas as fontes e nenhuma marca d’água.",
  studio: "Tudo o que há no Pro, predefinições salvas na sua conta e as fontes deste computador.",
};

/** @param cents US cents */
function amount(cents: number): string {
  return format.number(cents / 100, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
}

/** A plain dollar sign could be read as Brazil’s own currency. */
const DOLLARS = "US$\u{A0}";

function monthly({ cents, months }: Price): string {
  return `${DOLLARS}${amount(cents / months)}`;
}

function billing({ cents, months }: Price): string {
  return months === 12 ? `com cobrança anual de ${DOLLARS}${amount(cents)}` : "com cobrança mensal";
}

export const plans = {
  benefits,
  highlights,
  summaries,
  monthly,
  billing,
  priceTag: (price: Price | null) =>
    rich(`<currency>US$</currency>${price === null ? "0" : amount(price.cents / price.months)}`),
  perMonth: "por mês",
  terms: (price: Price) => (price.months === 12 ? `por mês, ${billing(price)}` : "por mês"),
  alternative: (price: Price) => rich(`ou <offer>${monthly(price)} ${billing(price)}</offer>`),
  noPrice: "Uma imagem por vez",
  yearly: "Anual",
  everyMonth: "Mensal",
  billingPeriod: "Cobrança",
  upgradeTo: (plan: string) => `Mudar para o ${plan}`,
  choose: (plan: string) => `Escolher o ${plan}`,
  tryFree: "Testar grátis",
  recommended: "Recomendado",
  guarantee: "Cancele quando quiser. Reembolso garantido por 30 dias.",
  inDollars: "Em dólares americanos. Cancele quando quiser. Reembolso garantido por 30 dias.",
  priceSentence: (plan: string, [offer, ...others]: readonly Price[]): string => {
    if (offer === undefined) return `O ${plan} não custa nada.`;
    const rhythm = offer.months === 12 ? `, ${billing(offer)}` : "";
    const alternatives = others.map((other) => `, ou ${monthly(other)} ${billing(other)}`).join("");
    return `O ${plan} custa ${monthly(offer)} por mês${rhythm}${alternatives}.`;
  },
};
