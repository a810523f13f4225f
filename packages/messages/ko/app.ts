/** Texts on the app's general pages, and between the screens. */
import type { app as English } from "../en/app.ts";

export const app: typeof English = {
  loading: "불러오는 중",
  broken: {
    title: "문제가 발생했습니다",
    text: "Matte의 오류로 이 페이지가 멈췄습니다. 사진은 그대로이고 설정은 저장되어 있습니다.",
    retry: "다시 시도",
    reload: "페이지 새로 고침",
  },
  notFound: {
    title: "여기에는 아무것도 걸려 있지 않습니다",
    text: "이 URL에는 페이지가 없습니다.",
    home: "홈으로 가기",
    editor: "편집기 열기",
  },
  welcome: "Matte에 오신 것을 환영합니다",
  accountDeleted: "계정이 삭제되었습니다",
};
