import type { Benefit, Highlight, Plan, Price } from "@matte/engine";
import type { plans as English } from "../en/plans.ts";
import { rich } from "../rich-text.ts";
import { format } from "./notation.ts";

type Texts<Id extends string> = Readonly<Record<Id, string>>;

/** Lines on the pricing cards. */
const benefits: Texts<Benefit> = {
  "border-control": "边框完全可调",
  caption: "题名、署名和地点",
  "camera-data": "相机数据，全部或不显示",
  looks: "一键套用的款式",
  formats: "无损 JPEG、RAW、HEIC 和 HDR",
  unframe: "可以再取下的框",
  watermark: "导出带小水印",
  batch: "批量不限张数，打成一个 ZIP",
  "no-watermark": "无水印",
  "stroke-logo-fonts": "内描边、徽标、16 种字体",
  "camera-choice": "相机、镜头或 EXIF 可单独显示",
  "settings-and-ios-app": "设置随账号同步；iOS 应用",
  "everything-in-pro": "Pro 的全部功能",
  "local-fonts": "桌面应用，可用本机字体（Chrome 和 Edge）",
  presets: "保存和载入预设",
  "priority-support": "优先支持",
};

/** Lines in the upgrade dialog. */
const highlights: Readonly<Record<Highlight, { readonly title: string; readonly detail: string }>> = {
  batch: { title: "批量上传和 ZIP 导出", detail: "一次处理整个系列" },
  "inner-stroke": { title: "内描边", detail: "任意粗细，任意颜色" },
  logo: { title: "上传徽标", detail: "居左、居中或居右" },
  metadata: { title: "元数据控制", detail: "单独显示相机、镜头或 EXIF" },
  fonts: { title: "16 种以上字体", detail: "用于说明" },
  "ios-app": { title: "iOS 应用", detail: "从浏览器安装" },
};

/** Each plan's sentence on the account page. */
const summaries: Texts<Plan> = {
  free: "一次一张照片，完整的衬纸和说明，导出带小水印。",
  pro: "批量导出为一个 ZIP，内描边、你的徽标、所有字体，无水印。",
  studio: "Pro 的全部功能，随账号保存的预设，以及本机字体。",
};

/** @param cents US cents */
function amount(cents: number): string {
  return format.number(cents / 100, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
}

/** Price per month: `$6.99`. */
function monthly({ cents, months }: Price): string {
  return `$${amount(cents / months)}`;
}

/** When charges are made: `按年收费 $83.88`. */
function billing({ cents, months }: Price): string {
  return months === 12 ? `按年收费 $${amount(cents)}` : "按月收费";
}

export const plans: typeof English = {
  benefits,
  highlights,
  summaries,
  monthly,
  billing,
  priceTag: (price: Price | null) =>
    rich(`<currency>$</currency>${price === null ? "0" : amount(price.cents / price.months)}`),
  perMonth: "每月",
  terms: (price: Price) => (price.months === 12 ? `每月，${billing(price)}` : "每月"),
  alternative: (price: Price) => rich(`或 <offer>每月 ${monthly(price)}，${billing(price)}</offer>`),
  noPrice: "一次一张图片",
  yearly: "按年",
  everyMonth: "按月",
  billingPeriod: "付费周期",
  upgradeTo: (plan: string) => `升级到 ${plan}`,
  choose: (plan: string) => `选择 ${plan}`,
  tryFree: "免费试用",
  recommended: "推荐",
  guarantee: "随时取消。30 天退款保证。",
  inDollars: "以美元计价。随时取消。30 天退款保证。",
  priceSentence: (plan: string, [offer, ...others]: readonly Price[]): string => {
    if (offer === undefined) return `${plan} 免费。`;
    const rhythm = offer.months === 12 ? `（${billing(offer)}）` : "";
    const alternatives = others.map((other) => `，或每月 ${monthly(other)}（${billing(other)}）`).join("");
    return `${plan} 每月 ${monthly(offer)}${rhythm}${alternatives}。`;
  },
};
