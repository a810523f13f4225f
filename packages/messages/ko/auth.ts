/** Texts about signing in and out, and on the sign-in screen. */
import type { auth as English } from "../en/auth.ts";
import { rich } from "../rich-text.ts";

export const auth: typeof English = {
  signIn: "Google로 로그인",
  enterPassword: "비밀번호 입력",
  signOut: "로그아웃",
  screen: {
    title: "Matte에 오신 것을 환영합니다",
    invitation: "로그인하고 사진에 매트를 둘러 보세요",
    invitationWithLook: "로그인하고 사진에 매트를 둘러 보세요. 룩은 그대로 보관해 둡니다.",
    terms: rich(
      "로그인하면 <terms>이용 약관</terms>에 동의하게 됩니다. 무엇을 얼마 동안 보관하는지는 <privacy>개인정보 페이지</privacy>에 있습니다.",
    ),
    picture: {
      label: "프레임을 씌운 이미지",
      alt: "아침 안개 위로 솟은 숲 능선, 흰 매트",
      title: "능선, 첫 햇살",
      origin: "컴퓨터로 생성, 2026",
    },
  },
  almostThere: "거의 다 됐습니다",
  sessionEnded: "로그인 세션이 끝났습니다. 작업한 내용은 그대로입니다.",
  signInLeaves: "로그인하면 이 페이지를 벗어나며 사진이 닫힙니다. 먼저 내보내 주세요.",
  failures: {
    "sign-in": "로그인하지 못했습니다.",
    "sign-out": "로그아웃하지 못했습니다.",
    load: "계정을 불러오지 못했습니다.",
  },
  signedOut: "로그인되어 있지 않습니다.",
  deletionUncertain: "서버가 응답하지 않아 계정이 삭제되지 않았을 수 있습니다. 잠시 뒤 다시 시도해 주세요.",
};
