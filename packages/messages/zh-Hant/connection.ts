/** Texts about the connection to the server, and about changes on their way to it. */
import type { connection as English } from "../en/connection.ts";
import { format } from "./notation.ts";

const changes = (count: number): string => `${format.number(count)} 項變更`;

export const connection: typeof English = {
  offline: "離線",
  waiting: (count: number) => `${changes(count)}等待傳送`,
  waitingInPage: (count: number) => `${changes(count)}等待傳送，只在這個頁面開啟時保留`,
  waitingForSignIn: (count: number) => `登入即可傳送 ${changes(count)}`,
  rejected: (count: number) => `${changes(count)}未儲存`,
  tooLarge: "這項變更太大。",
  rejectedTitle: "未儲存的變更",
  subjects: {
    preferences: "署名和地點",
    onboarding: "初始設定的答案",
    onboardingCompletedAt: "初始設定完成狀態",
  },
  join: (subjects: readonly string[]) => subjects.join("；"),
};
