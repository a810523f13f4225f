/** Texts for the questions after the first sign-in, and for their answers on the account page. */
import type { Onboarding } from "@matte/contracts";
import type { onboarding as English } from "../en/onboarding.ts";

type Options<Question extends keyof Onboarding> = Readonly<Record<NonNullable<Onboarding[Question]>, string>>;

const optional = "답하지 않아도 됩니다.";

const crafts: Options<"craft"> = {
  photographer: "사진가",
  artist: "미술가",
  "content-creator": "콘텐츠 크리에이터",
  educator: "교육자",
  gallery: "갤러리",
  business: "기업",
  other: "기타",
};

const primaryUses: Options<"primaryUseCase"> = {
  "social-media": "SNS",
  portfolio: "포트폴리오",
  "print-sales": "프린트 판매",
  gallery: "갤러리",
  education: "교육",
  product: "제품",
  events: "행사",
  client: "의뢰 작업",
};

const platforms: Options<"preferredPlatform"> = {
  instagram: "Instagram",
  tiktok: "TikTok",
  twitter: "Twitter",
  facebook: "Facebook",
  pinterest: "Pinterest",
  behance: "Behance",
  linkedin: "LinkedIn",
  website: "웹사이트",
};

const volumes: Options<"imageVolume"> = { "1-5": "1~5", "5-20": "5~20", "20-50": "20~50", "50+": "50+" };

const styles: Options<"brandingStyle"> = {
  "consistent-white": "언제나 흰색",
  "consistent-black": "언제나 검은색",
  "consistent-stroke": "언제나 선",
  "custom-logo": "사용자 로고",
  varies: "그때그때 다름",
};

export const onboarding: typeof English = {
  labels: {
    craft: "분야",
    name: "내 이름",
    creditFormat: "크레딧 형식",
    credit: "크레딧",
    defaultLocation: "기본 장소",
    primaryUseCase: "주 용도",
    preferredPlatform: "주로 쓰는 플랫폼",
    imageVolume: "한 번에 다루는 장수",
    brandingStyle: "나만의 스타일",
  },
  questions: {
    craft: { title: "무엇을 만드시나요?", remark: "모든 답변은 나중에 바꿀 수 있습니다." },
    credit: {
      title: "크레딧을 어떻게 표시할까요?",
      remark: "이 줄은 모든 이미지의 오른쪽 아래에 나타납니다. 언제든 바꿀 수 있습니다.",
    },
    location: { title: "주로 어디에서 작업하시나요?", remark: `캡션의 장소를 채웁니다. ${optional}` },
    primaryUse: { title: "이미지를 어디에 쓰시나요?", remark: "가장 자주 쓰는 용도를 고르세요." },
    platform: { title: "어디에 가장 먼저 올리시나요?", remark: optional },
    volume: {
      title: "한 번에 몇 장을 다루시나요?",
      remark: `여러 장을 한 번에 다루는 것은 Pro 기능입니다. ${optional}`,
    },
    style: { title: "나만의 스타일은 무엇인가요?", remark: optional },
  },
  crafts,
  primaryUses,
  platforms,
  volumes,
  styles,
  pro: "PRO",
  withPro: (answer: string) => `${answer} (PRO)`,
  credits: {
    "photo-by": (name: string) => `사진: ${name}`,
    "at-username": (name: string) => `@${name.replace(/\s+/g, "")}`,
    copyright: (name: string) => `© ${name}`,
    "name-photography": (name: string) => `${name} Photography`,
    "shot-by": (name: string) => `촬영: ${name}`,
    "captured-by": (name: string) => `Captured by ${name}`,
  },
  anyName: "이름",
  custom: "사용자 지정",
  customNote: "직접 쓰기",
  step: (step: number, steps: number) => `${steps}단계 중 ${step}단계`,
  progress: "설정 진행 상황",
  back: "뒤로",
  skip: "설정 건너뛰기",
  finish: "마치기",
  continue: "계속",
  preview: {
    label: "완성된 모습",
    alt: (black: boolean) => `저녁 빛을 받은 아치, ${black ? "검은" : "흰"} 매트`,
    caption: "이렇게 표시됩니다",
    subject: "아치",
  },
  answers: {
    title: "내 답변",
    none: "답변 없음",
    remark: "크레딧, 장소, 스타일은 편집기에 아직 저장된 값이 없을 때 적용됩니다.",
    save: "답변 저장",
    saved: "답변을 저장했습니다",
  },
  notSaved: "답변을 저장하지 못했습니다. 다시 시도해 주세요.",
};
