/** Texts of a visitor's photo on the landing page, loaded with it. */
import type { landingHung as English } from "../en/landing-hung.ts";

export const landingHung: typeof English = {
  region: "액자에 걸린 내 사진",
  framed: (fileName: string, look: string) => `“${look}” 룩을 적용한 “${fileName}”`,
  tried: (fileName: string) => `이 룩을 적용한 “${fileName}”`,
  export: "내보내기",
  stays: "내보내려면 로그인하세요. 사진은 이 페이지를 벗어나지 않았습니다.",
  another: "다른 사진",
  noRoom: "이 브라우저에는 사진을 가져갈 공간이 없습니다. 대신 편집기에서 추가해 주세요.",
};
