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
  title: "帳號",
  back: "返回編輯器",
  signOut: "登出",
  since: (instant: string) => `${day(instant)}加入`,
  install: {
    title: "安裝 App",
    remark: "讓 Matte 在自己的視窗中執行，沒有瀏覽器的工具列。沒有網路也能用。",
    steps: ["點一下 Safari 工具列的「分享」", "選擇「加入主畫面」"],
  },
  needsNetwork: "這需要網路。",
  plan: {
    title: "方案",
    ends: (instant: string) => `已取消：將於${day(instant)}結束。`,
    renews: (instant: string) => `將於${day(instant)}續訂。隨時可以取消。`,
    support: (address: string) => rich(`優先支援：<address>${address}</address>`),
    manage: "管理帳務",
  },
  sessions: {
    title: "登入工作階段",
    device: (browser: string | null, system: string | null) => {
      if (browser === null) return system ?? "未知裝置";
      return system === null ? browser : `${system} 上的 ${browser}`;
    },
    current: "這部裝置，現在",
    lastUsed: (instant: string, now: Date) => lastUsed(new Date(instant), now),
    signOut: "登出",
    signOutOf: (device: string) => `登出：${device}`,
    everywhere: "全部登出",
    all: (count: number) =>
      count === 1 ? "會結束目前的登入工作階段。" : `會結束全部 ${format.number(count)} 個登入工作階段，包括目前這個。`,
    failed: "無法載入你的登入工作階段。",
    notEnded: "無法結束登入工作階段。請重試。",
  },
  submissions: {
    title: "你投稿的款式",
    states: { open: "等待審核", approved: "已發布", declined: "未採用" },
    declined: (reason: string) => `未採用：${reason}`,
    withdraw: "撤回",
    withdrawLook: (name: string) => `撤回 ${name}`,
    withdrawn: (name: string) => `已撤回「${name}」`,
    failed: "無法載入你投稿的款式。",
    notWithdrawn: "無法撤回款式。請重試。",
  },
  referral: {
    title: "你和對方各得一個月",
    figures: { opened: "開啟", joined: "加入", paid: "付費" },
    count: (count) => format.number(count),
    text: "透過你的款式加入並付費的人可獲得一個月，你也一樣。連結 30 天內有效；你自己的信用卡不列入計算。",
    copyLink: "複製此款式的連結",
    copied: "連結已複製",
    notCopied: "無法複製連結。請重試。",
    note: "連結會開啟編輯器中目前的款式。在這裡複製過一次之後，你在編輯器中複製的連結也會列入計算。",
  },
  pictures: {
    title: "圖片",
    stored: (count: number, bytes: number) => `${format.number(count)} 張圖片，${size(bytes)}`,
    text: "每次匯出的副本，以及你開啟的每張照片的小預覽圖。只有你和這台伺服器的管理員看得到。",
    storeCopies: "儲存匯出的副本",
    deleteAll: "全部刪除",
    deleteNote: "你自己裝置上的照片不受影響。",
    deleted: "圖片已刪除",
    failed: "無法載入儲存的內容。",
    notDeleted: "無法刪除圖片。請重試。",
  },
  data: {
    title: "你的資料",
    text: "所有儲存的相關資料，集合成一個 JSON 檔案：你的電子郵件地址、你的答案、儲存在帳號中的設定，以及登入時間。",
    download: "下載我的資料",
    failed: "無法下載你的資料。請重試。",
  },
  deletion: {
    title: "刪除你的帳號",
    text: "刪除你的帳號和其中儲存的一切。這項操作無法復原。",
    open: "刪除帳號…",
    losses: {
      introduction: "以下內容會立即永久刪除：",
      list: [
        "你的電子郵件地址，以及與登入帳號的連結",
        "你的答案、署名和預設地點",
        "儲存在帳號中的設定、預設集和標誌",
        "儲存在伺服器上的預覽圖和匯出的圖片",
        "電子報名單上的電子郵件地址",
        "所有登入工作階段，以及等待傳送的變更",
      ],
      remains: "付費方案會先取消。你自己裝置上的照片不受影響。",
    },
    confirmation: "刪除",
    confirm: (word: string) => rich(`輸入<word>${word}</word>以確認`),
    delete: "刪除帳號",
  },
};
