import type { connection as English } from "../en/connection.ts";
import { format } from "./notation.ts";

const changes = (count: number): string => `${format.number(count)}件の変更`;

export const connection: typeof English = {
  offline: "オフライン",
  waiting: (count) => `${changes(count)}が送信待ちです`,
  waitingInPage: (count) => `${changes(count)}が送信待ちです（このページを開いている間だけ保持されます）`,
  waitingForSignIn: (count) => `サインインすると${changes(count)}を送信できます`,
  rejected: (count) => `${changes(count)}を保存できませんでした`,
  tooLarge: "変更のデータが大きすぎます。",
  rejectedTitle: "保存できなかった変更",
  subjects: {
    preferences: "クレジットと撮影地",
    onboarding: "初期設定の回答",
    onboardingCompletedAt: "初期設定の完了",
  },
  join: (subjects) => subjects.join("、"),
};
