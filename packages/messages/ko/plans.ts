import type { Benefit, Highlight, Plan, Price } from "@matte/engine";
import type { plans as English } from "../en/plans.ts";
import { rich } from "../rich-text.ts";
import { format } from "./notation.ts";

type Texts<Id extends string> = Readonly<Record<Id, string>>;

/** Lines on the pricing cards. */
const benefits: Texts<Benefit> = {
  "border-control": "테두리 설정 전체",
  caption: "작품명, 크레딧, 장소",
  "camera-data": "촬영 정보 전체 표시 또는 숨김",
  looks: "한 번의 클릭으로 적용하는 룩",
  formats: "무손실 JPEG, RAW, HEIC, HDR",
  unframe: "다시 벗길 수 있는 프레임",
  watermark: "내보낸 이미지에 작은 워터마크",
  batch: "무제한 일괄 작업, ZIP 하나로",
  "no-watermark": "워터마크 없음",
  "stroke-logo-fonts": "안쪽 선, 로고, 글꼴 16종",
  "camera-choice": "카메라, 렌즈, EXIF 따로 표시",
  "settings-and-ios-app": "어디서나 같은 설정, iOS 앱",
  "everything-in-pro": "Pro의 모든 기능",
  "local-fonts": "컴퓨터의 글꼴을 쓰는 데스크톱 앱(Chrome, Edge)",
  presets: "프리셋 저장과 불러오기",
  "priority-support": "우선 지원",
};

/** Lines in the upgrade dialog. */
const highlights: Readonly<Record<Highlight, { readonly title: string; readonly detail: string }>> = {
  batch: { title: "일괄 업로드와 ZIP 내보내기", detail: "시리즈 전체를 한 번에" },
  "inner-stroke": { title: "안쪽 선", detail: "원하는 굵기와 색상으로" },
  logo: { title: "로고 업로드", detail: "왼쪽, 가운데, 오른쪽" },
  metadata: { title: "메타데이터 골라 표시", detail: "카메라, 렌즈, EXIF 따로" },
  fonts: { title: "글꼴 16종 이상", detail: "캡션에 사용" },
  "ios-app": { title: "iOS 앱", detail: "브라우저에서 설치" },
};

/** Each plan's sentence on the account page. */
const summaries: Texts<Plan> = {
  free: "사진은 한 번에 한 장. 매트와 캡션을 모두 쓸 수 있고, 내보낸 이미지에 작은 워터마크가 들어갑니다.",
  pro: "여러 장을 ZIP 하나로. 안쪽 선, 내 로고, 모든 글꼴을 쓰고 워터마크가 없습니다.",
  studio: "Pro의 모든 기능에 계정에 저장하는 프리셋과 이 컴퓨터의 글꼴을 더했습니다.",
};

/** @param cents US cents */
function amount(cents: number): string {
  return format.number(cents / 100, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
}

/** Price per month: `$6.99`. */
function monthly({ cents, months }: Price): string {
  return `$${amount(cents / months)}`;
}

/** When charges are made: `연 1회 $83.88 결제`. */
function billing({ cents, months }: Price): string {
  return months === 12 ? `연 1회 $${amount(cents)} 결제` : "매월 결제";
}

export const plans: typeof English = {
  benefits,
  highlights,
  summaries,
  monthly,
  billing,
  priceTag: (price: Price | null) =>
    rich(`<currency>$</currency>${price === null ? "0" : amount(price.cents / price.months)}`),
  perMonth: "매월",
  terms: (price: Price) => (price.months === 12 ? `매월, ${billing(price)}` : "매월"),
  alternative: (price: Price) => rich(`또는 <offer>월 ${monthly(price)}, ${billing(price)}</offer>`),
  noPrice: "한 번에 이미지 한 장",
  yearly: "연간",
  everyMonth: "월간",
  billingPeriod: "결제 주기",
  upgradeTo: (plan: string) => `${plan} 요금제로 업그레이드`,
  choose: (plan: string) => `${plan} 선택`,
  tryFree: "무료로 써 보기",
  recommended: "추천",
  guarantee: "언제든 해지할 수 있습니다. 30일 환불 보장.",
  inDollars: "미국 달러 기준. 언제든 해지할 수 있습니다. 30일 환불 보장.",
  priceSentence: (plan: string, [offer, ...others]: readonly Price[]): string => {
    if (offer === undefined) return `${plan} 요금제는 무료입니다.`;
    const rhythm = offer.months === 12 ? `(${billing(offer)})` : "";
    const alternatives = others.map((other) => ` 또는 월 ${monthly(other)}(${billing(other)})`).join("");
    return `${plan} 요금제는 월 ${monthly(offer)}${rhythm}${alternatives}입니다.`;
  },
};
