/** Texts in the components used by every screen. */
import type { ui as English } from "../en/ui.ts";

export const ui: typeof English = {
  brand: "Matte",
  home: "Matte 홈",
  close: "닫기",
  signInAgain: "다시 로그인",
  cancel: "취소",
  dismiss: "닫기",
  more: "더 보기",
  darkMode: "다크 모드",
  retry: "다시 시도",
  pro: "PRO",
  proFeature: (feature: string) => `PRO: ${feature}. Pro의 추가 기능 보기`,
  colour: (subject: string) => `${subject} 색상`,
  hexCode: (subject: string) => `${subject} 16진수 코드`,
  swatches: (subject: string) => `${subject} 색상 견본`,
  sectionSettings: (section: string) => `${section} 설정`,
  ctrl: (key: string) => `Ctrl ${key}`,
  numberOf: (label: string, unitName?: string) => `${label}, ${unitName ?? "숫자"}`,
};
