/** Page titles, in the browser's tabs and in search results. */
import type { documentTitles as English } from "../en/document-titles.ts";

export const documentTitles: typeof English = {
  landing: "Matte: 사진 한 장에 방 하나",
  tool: "편집기 · Matte",
  account: "계정 · Matte",
  checkout: "결제 · Matte",
  device: "기기 로그인 · Matte",
  admin: "관리자 대시보드 · Matte",
  looks: "다른 사람들의 룩 · Matte",
  lookWithdrawn: "게시가 중단된 룩 · Matte",
  help: "도움말 · Matte",
  terms: "이용 약관 · Matte",
  privacy: "개인정보 · Matte",
  newsletter: "뉴스레터 · Matte",
  confirm: "구독 확인 · Matte",
  unsubscribe: "뉴스레터 해지 · Matte",
  notFound: "페이지 없음 · Matte",
};
