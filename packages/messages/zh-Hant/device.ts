/** Texts on the page for signing in a device with a code. */
import type { DeviceClient } from "@matte/contracts";
import type { device as English } from "../en/device.ts";
import { format } from "./notation.ts";

const CLIENTS: Readonly<Record<DeviceClient, string>> = { "matte-cli": "命令列" };

const MINUTE_MS = 60_000;

function asked(time: Date, now: Date): string {
  const minutes = Math.floor((now.getTime() - time.getTime()) / MINUTE_MS);
  return minutes < 1 ? "剛剛" : `${format.number(minutes)} 分鐘前`;
}

export const device: typeof English = {
  title: "登入裝置",
  type: "請輸入裝置上顯示的代碼。這部裝置之後 30 天內可以用你的方案為照片裱框。",
  compare: "請核對裝置上顯示的是不是這組代碼。這部裝置之後 30 天內可以用你的方案為照片裱框。",
  code: "代碼",
  description: (client: DeviceClient, name: string | null) =>
    name === null ? CLIENTS[client] : `「${name}」上的${CLIENTS[client]}`,
  device: "裝置",
  asked: "請求時間",
  askedAt: (instant: string, now: Date) => asked(new Date(instant), now),
  address: "IP 位址",
  user: "你的帳號",
  allow: "允許",
  deny: "拒絕",
  stranger: "如果這不是你提出的請求，請選擇「拒絕」或關閉頁面。",
  failed: "無法查詢這組代碼。",
  undecided: "無法送出你的答覆。請重試。",
  allowed: {
    title: "已登入",
    text: (description: string, email: string) => `${description}已用 ${email} 登入。`,
  },
  denied: {
    title: "未登入",
    text: (description: string) => `${description}無法存取你的帳號。`,
  },
  links: { home: "首頁", terms: "使用條款", privacy: "隱私權" },
  close: "你可以關閉這個頁面",
};
