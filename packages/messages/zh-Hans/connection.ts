/** Texts about the connection to the server, and about changes on their way to it. */
import type { connection as English } from "../en/connection.ts";
import { format } from "./notation.ts";

const changes = (count: number): string => `${format.number(count)} 项更改`;

export const connection: typeof English = {
  offline: "离线",
  waiting: (count: number) => `${changes(count)}待发送`,
  waitingInPage: (count: number) => `${changes(count)}待发送，只在此页面打开期间保留`,
  waitingForSignIn: (count: number) => `登录后发送 ${changes(count)}`,
  rejected: (count: number) => `${changes(count)}未保存`,
  tooLarge: "这项更改太大。",
  rejectedTitle: "未保存的更改",
  subjects: {
    preferences: "署名和地点",
    onboarding: "初始设置的回答",
    onboardingCompletedAt: "初始设置完成状态",
  },
  join: (subjects: readonly string[]) => subjects.join("；"),
};
