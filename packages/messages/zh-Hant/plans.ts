import type { Benefit, Highlight, Plan, Price } from "@matte/engine";
import type { plans as English } from "../en/plans.ts";
import { rich } from "../rich-text.ts";
import { format } from "./notation.ts";

type Texts<Id extends string> = Readonly<Record<Id, string>>;

/** Lines on the pricing cards. */
const benefits: Texts<Benefit> = {
  "border-control": "邊框隨你調整",
  caption: "題名、署名和地點",
  "camera-data": "相機資料，全部顯示或不顯示",
  looks: "一鍵套用的款式",
  formats: "無損 JPEG、RAW、HEIC 和 HDR",
  unframe: "可以再取下的框",
  watermark: "匯出的圖片附小浮水印",
  batch: "批次不限張數，匯出成一個 ZIP",
  "no-watermark": "無浮水印",
  "stroke-logo-fonts": "內描邊、標誌、16 種字型",
  "camera-choice": "相機、鏡頭或 EXIF 可單獨顯示",
  "settings-and-ios-app": "設定隨帳號同步；iOS App",
  "everything-in-pro": "Pro 的全部功能",
  "local-fonts": "電腦版 App，可用本機字型（Chrome 和 Edge）",
  presets: "儲存和載入預設集",
  "priority-support": "優先支援",
};

/** Lines in the upgrade dialog. */
const highlights: Readonly<Record<Highlight, { readonly title: string; readonly detail: string }>> = {
  batch: { title: "批次上傳和 ZIP 匯出", detail: "一次處理整個系列" },
  "inner-stroke": { title: "內描邊", detail: "粗細與顏色都隨你" },
  logo: { title: "上傳標誌", detail: "靠左、置中或靠右" },
  metadata: { title: "自選中繼資料", detail: "單獨顯示相機、鏡頭或 EXIF" },
  fonts: { title: "16 種以上字型", detail: "用於圖說" },
  "ios-app": { title: "iOS App", detail: "從瀏覽器安裝" },
};

/** Each plan's sentence on the account page. */
const summaries: Texts<Plan> = {
  free: "一次一張照片，襯紙和圖說完整可用，匯出的圖片附小浮水印。",
  pro: "批次匯出成一個 ZIP，內描邊、你的標誌、所有字型，無浮水印。",
  studio: "Pro 的全部功能，儲存在帳號中的預設集，以及本機字型。",
};

/** @param cents US cents */
function amount(cents: number): string {
  return format.number(cents / 100, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
}

/** Price per month: `$6.99`. */
function monthly({ cents, months }: Price): string {
  return `$${amount(cents / months)}`;
}

/** When charges are made: `年繳 $83.88`. */
function billing({ cents, months }: Price): string {
  return months === 12 ? `年繳 $${amount(cents)}` : "月繳";
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
  noPrice: "一次一張圖片",
  yearly: "年繳",
  everyMonth: "月繳",
  billingPeriod: "付款週期",
  upgradeTo: (plan: string) => `升級到 ${plan}`,
  choose: (plan: string) => `選擇 ${plan}`,
  tryFree: "免費試用",
  recommended: "推薦",
  guarantee: "隨時取消。30 天退款保證。",
  inDollars: "以美元計價。隨時取消。30 天退款保證。",
  priceSentence: (plan: string, [offer, ...others]: readonly Price[]): string => {
    if (offer === undefined) return `${plan} 免費。`;
    const rhythm = offer.months === 12 ? `（${billing(offer)}）` : "";
    const alternatives = others.map((other) => `，或每月 ${monthly(other)}（${billing(other)}）`).join("");
    return `${plan} 每月 ${monthly(offer)}${rhythm}${alternatives}。`;
  },
};
