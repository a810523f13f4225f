import type { Price } from "@matte/engine";
import type { plans as English } from "../en/plans.ts";
import { rich } from "../rich-text.ts";
import { format } from "./notation.ts";

const benefits: (typeof English)["benefits"] = {
  "border-control": "マットを自由に調整",
  caption: "題名、クレジット、撮影地",
  "camera-data": "カメラデータ（すべて、またはなし）",
  looks: "ワンクリックのルック",
  formats: "可逆のJPEG、RAW、HEIC、HDR",
  unframe: "あとで外せるフレーム",
  watermark: "書き出しに小さな透かし",
  batch: "一括処理は無制限、1つのZIPに",
  "no-watermark": "透かしなし",
  "stroke-logo-fonts": "内側の線、ロゴ、16フォント",
  "camera-choice": "カメラ、レンズ、EXIFを個別に表示",
  "settings-and-ios-app": "設定の同期、iOSアプリ",
  "everything-in-pro": "Proのすべて",
  "local-fonts": "ローカルフォントが使えるデスクトップアプリ（Chrome、Edge）",
  presets: "プリセットの保存と読み込み",
  "priority-support": "優先サポート",
};

const highlights: (typeof English)["highlights"] = {
  batch: { title: "一括読み込みとZIP書き出し", detail: "シリーズ全体を一度に" },
  "inner-stroke": { title: "内側の線", detail: "太さも色も自由" },
  logo: { title: "ロゴのアップロード", detail: "左、中央、右に配置" },
  metadata: { title: "メタデータの選択", detail: "カメラ、レンズ、EXIFを個別に" },
  fonts: { title: "16種類以上のフォント", detail: "キャプション用" },
  "ios-app": { title: "iOSアプリ", detail: "ブラウザーからインストール" },
};

const summaries: (typeof English)["summaries"] = {
  free: "写真は一度に1枚。マットの全機能とキャプションが使え、書き出しに小さな透かしが入ります。",
  pro: "一括処理を1つのZIPに。内側の線、自分のロゴ、すべてのフォントが使え、透かしは入りません。",
  studio: "Proのすべてに加え、アカウントに保存できるプリセットと、このコンピューターのフォント。",
};

function amount(cents: number): string {
  return format.number(cents / 100, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
}

function monthly({ cents, months }: Price): string {
  return `$${amount(cents / months)}`;
}

function billing({ cents, months }: Price): string {
  return months === 12 ? `年払い $${amount(cents)}` : "月払い";
}

export const plans: typeof English = {
  benefits,
  highlights,
  summaries,
  monthly,
  billing,
  priceTag: (price) => rich(`<currency>$</currency>${price === null ? "0" : amount(price.cents / price.months)}`),
  perMonth: "1か月あたり",
  terms: (price) => (price.months === 12 ? `1か月あたり（${billing(price)}）` : "1か月あたり"),
  alternative: (price) => rich(`または<offer>${billing(price)} ${monthly(price)}</offer>`),
  noPrice: "一度に1枚",
  yearly: "年払い",
  everyMonth: "月払い",
  billingPeriod: "お支払い",
  upgradeTo: (plan) => `${plan}にアップグレード`,
  choose: (plan) => `${plan}を選ぶ`,
  tryFree: "無料で試す",
  recommended: "おすすめ",
  guarantee: "いつでも解約できます。30日間返金保証付き。",
  inDollars: "価格は米ドル。いつでも解約できます。30日間返金保証付き。",
  priceSentence: (plan, [offer, ...others]) => {
    if (offer === undefined) return `${plan}は無料です。`;
    const rhythm = offer.months === 12 ? `（${billing(offer)}）` : "";
    const alternatives = others.map((other) => `、または${billing(other)}で${monthly(other)}`).join("");
    return `${plan}は1か月${monthly(offer)}${rhythm}${alternatives}です。`;
  },
};
