import type { account as English } from "../en/account.ts";
import { rich } from "../rich-text.ts";
import { format } from "./notation.ts";

/** @param instant ISO 8601 @returns such as `2026年3月3日` */
const day = (instant: string): string => format.date(new Date(instant), { dateStyle: "long" });

function lastUsed(time: Date, now: Date): string {
  const days = Math.round((startOfDay(now) - startOfDay(time)) / DAY_MS);
  const clock = format.date(time, { timeStyle: "short" });
  if (days <= 0) return `今天 ${clock}`;
  if (days === 1) return `昨天 ${clock}`;
  const year = time.getFullYear() === now.getFullYear() ? {} : ({ year: "numeric" } as const);
  return format.date(time, { day: "numeric", month: "long", ...year });
}

const DAY_MS = 24 * 60 * 60_000;

/** Days may have 23 or 25 hours. */
function startOfDay(time: Date): number {
  return new Date(time.getFullYear(), time.getMonth(), time.getDate()).getTime();
}

/** Size in megabytes, such as `120 MB` or `0.4 MB`. */
function size(bytes: number): string {
  return `${format.number(bytes / 1e6, { maximumFractionDigits: bytes < 1e7 ? 1 : 0 })} MB`;
}

export const account: typeof English = {
  title: "账号",
  back: "返回编辑器",
  signOut: "退出登录",
  since: (instant: string) => `${day(instant)}加入`,
  install: {
    title: "安装应用",
    remark: "让 Matte 在自己的窗口中运行，没有浏览器的工具栏，没有网络也能用。",
    steps: ["轻点 Safari 工具栏中的“共享”", "选择“添加到主屏幕”"],
  },
  needsNetwork: "这需要联网。",
  plan: {
    title: "方案",
    ends: (instant: string) => `已取消：将于${day(instant)}结束。`,
    renews: (instant: string) => `将于${day(instant)}续订。可随时取消。`,
    support: (address: string) => rich(`优先支持：<address>${address}</address>`),
    manage: "管理账单",
  },
  sessions: {
    title: "登录会话",
    device: (browser: string | null, system: string | null) => {
      if (browser === null) return system ?? "未知设备";
      return system === null ? browser : `${system} 上的 ${browser}`;
    },
    current: "本设备，现在",
    lastUsed: (instant: string, now: Date) => lastUsed(new Date(instant), now),
    signOut: "退出登录",
    signOutOf: (device: string) => `退出登录：${device}`,
    everywhere: "全部退出登录",
    all: (count: number) =>
      count === 1 ? "会结束当前的登录会话。" : `会结束全部 ${format.number(count)} 个登录会话，包括当前这个。`,
    failed: "无法加载你的登录会话。",
    notEnded: "无法结束登录会话。请重试。",
  },
  submissions: {
    title: "你投稿的款式",
    states: { open: "等待审核", approved: "已发布", declined: "未采纳" },
    declined: (reason: string) => `未采纳：${reason}`,
    withdraw: "撤回",
    withdrawLook: (name: string) => `撤回 ${name}`,
    withdrawn: (name: string) => `已撤回“${name}”`,
    failed: "无法加载你投稿的款式。",
    notWithdrawn: "无法撤回款式。请重试。",
  },
  referral: {
    title: "你和对方各得一个月",
    figures: { opened: "打开", joined: "加入", paid: "付费" },
    count: (count) => format.number(count),
    text: "经由你的款式而来并付费的人可获得一个月，你也一样。链接 30 天内有效；你自己的银行卡不计入。",
    copyLink: "复制此款式的链接",
    copied: "链接已复制",
    notCopied: "无法复制链接。请重试。",
    note: "链接会打开编辑器中当前的款式。在这里复制过一次之后，你在编辑器中复制的链接也会计入。",
  },
  pictures: {
    title: "图片",
    stored: (count: number, bytes: number) => `${format.number(count)} 张图片，${size(bytes)}`,
    text: "每次导出的副本，以及你打开的每张照片的小预览图。只有你和此服务器的管理员能看到。",
    storeCopies: "存储导出的副本",
    deleteAll: "全部删除",
    deleteNote: "你自己设备上的照片不受影响。",
    deleted: "图片已删除",
    failed: "无法加载存储的内容。",
    notDeleted: "无法删除图片。请重试。",
  },
  data: {
    title: "你的数据",
    text: "与你有关的全部存储内容，合为一个 JSON 文件：你的邮箱地址、你的回答、随账号存储的设置，以及登录时间。",
    download: "下载我的数据",
    failed: "无法下载你的数据。请重试。",
  },
  deletion: {
    title: "删除你的账号",
    text: "删除你的账号和随之存储的一切。此操作无法撤销。",
    open: "删除账号…",
    losses: {
      introduction: "以下内容会立即永久删除：",
      list: [
        "你的邮箱地址，以及与登录账号的关联",
        "你的回答、署名和默认地点",
        "随账号存储的设置、预设和徽标",
        "存储在服务器上的预览图和导出",
        "邮件通讯名单上的邮箱地址",
        "所有登录会话，以及等待发送的更改",
      ],
      remains: "付费方案会先行取消。你自己设备上的照片不受影响。",
    },
    confirmation: "删除",
    confirm: (word: string) => rich(`输入<word>${word}</word>以确认`),
    delete: "删除账号",
  },
};
