/** Texts about the connection to the server, and about changes on their way to it. */
import type { connection as English } from "../en/connection.ts";
import { format } from "./notation.ts";

const changes = (count: number): string => `변경 사항 ${format.number(count)}개`;

export const connection: typeof English = {
  offline: "오프라인",
  waiting: (count: number) => `${changes(count)} 대기 중`,
  waitingInPage: (count: number) => `${changes(count)} 대기 중, 이 페이지가 열려 있는 동안만 보관`,
  waitingForSignIn: (count: number) => `로그인하고 ${changes(count)} 보내기`,
  rejected: (count: number) => `${changes(count)} 저장 안 됨`,
  tooLarge: "변경 내용이 너무 큽니다.",
  rejectedTitle: "저장되지 않은 변경 사항",
  subjects: {
    preferences: "크레딧과 장소",
    onboarding: "초기 설정의 답변",
    onboardingCompletedAt: "초기 설정 완료",
  },
  join: (subjects: readonly string[]) => subjects.join("; "),
};
