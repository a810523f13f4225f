/** Texts on the page for signing in a device with a code. */
import type { DeviceClient } from "@matte/contracts";
import type { device as English } from "../en/device.ts";
import { format } from "./notation.ts";

const CLIENTS: Readonly<Record<DeviceClient, string>> = { "matte-cli": "命令行" };

const MINUTE_MS = 60_000;

function asked(time: Date, now: Date): string {
  const minutes = Math.floor((now.getTime() - time.getTime()) / MINUTE_MS);
  return minutes < 1 ? "刚刚" : `${format.number(minutes)} 分钟前`;
}

export const device: typeof English = {
  title: "登录设备",
  type: "输入设备上显示的代码。之后 30 天内，该设备可以按你的方案为照片装框。",
  compare: "请核对设备上显示的是否为此代码。之后 30 天内，该设备可以按你的方案为照片装框。",
  code: "代码",
  description: (client: DeviceClient, name: string | null) =>
    name === null ? CLIENTS[client] : `“${name}”上的${CLIENTS[client]}`,
  device: "设备",
  asked: "请求时间",
  askedAt: (instant: string, now: Date) => asked(new Date(instant), now),
  address: "IP 地址",
  user: "你的账号",
  allow: "允许",
  deny: "拒绝",
  stranger: "如果这不是你发起的请求，请选择“拒绝”或关闭页面。",
  failed: "无法查询此代码。",
  undecided: "无法发送你的答复。请重试。",
  allowed: {
    title: "已登录",
    text: (description: string, email: string) => `${description}已以 ${email} 登录。`,
  },
  denied: {
    title: "未登录",
    text: (description: string) => `${description}无权访问你的账号。`,
  },
  links: { home: "首页", terms: "使用条款", privacy: "隐私" },
  close: "你可以关闭此页面",
};
