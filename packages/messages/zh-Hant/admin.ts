import type { admin as English } from "../en/admin.ts";
import { format } from "./notation.ts";

const { date, number } = format;

const REPORTS: Readonly<Record<string, string>> = {
  offensive: "冒犯",
  copied: "抄襲",
  misleading: "誤導",
  other: "其他",
};

export const admin: typeof English = {
  title: "管理後台",
  navigation: "頁面",
  editor: "編輯器",
  account: "帳號",
  loading: "正在載入",
  refresh: "重新整理資料",
  views: "檢視",
  stats: "統計",
  users: "使用者",
  images: "圖片",
  submissions: "投稿",
  more: "顯示更多",

  count: (amount: number) => number(amount),
  share: (amount: number, whole: number) =>
    number(whole === 0 ? 0 : amount / whole, {
      style: "percent",
      minimumFractionDigits: 1,
      maximumFractionDigits: 1,
    }),
  percent: (amount: number, whole: number) => {
    const share = whole === 0 ? 0 : amount / whole;
    return share > 0 && share < 0.005 ? "<1%" : number(share, { style: "percent" });
  },
  day: (time: Date) => date(time, { dateStyle: "medium" }),
  moment: (time: Date) => date(time, { dateStyle: "medium", timeStyle: "short" }),
  size: (bytes: number) => `${number(Math.max(1, Math.round(bytes / 1024)))} KB`,
  answer: (value: string) => value.replace(/(?<=\p{L})-(?=\p{L})/gu, " "),

  figures: {
    users: "使用者總數",
    proUsers: "Pro 使用者",
    conversion: (share: string) => `轉換率 ${share}`,
    onboarded: "已完成初始設定",
    completion: (share: string) => `完成率 ${share}`,
    images: "圖片總數",
    exported: "已匯出",
  },
  breakdowns: {
    crafts: "創作領域",
    primaryUseCases: "主要用途",
    imageVolumes: "圖片數量",
    preferredPlatforms: "常用平台",
    places: "地區分布",
  },
  noAnswers: "還沒有答案。",
  others: "其他全部",

  columns: { name: "姓名", email: "電子郵件", craft: "創作領域", location: "地點", status: "狀態", joined: "加入時間" },
  none: "—",
  search: { label: "搜尋使用者", placeholder: "電子郵件或姓名", nothing: "找不到符合的使用者。" },
  files: { users: "下載 CSV", newsletter: "下載電子報 CSV", audit: "稽核記錄" },
  user: {
    save: "儲存",
    plan: "方案",
    administrator: "管理員",
    endSessions: "結束登入工作階段",
    sessionsEnded: (name: string) => `${name} 的所有登入工作階段已結束。`,
    sessionsNotEnded: "無法結束登入工作階段。請重試。",
    ownRole: "你不能移除自己的管理員權限。",
  },

  exports: { title: "裱框的圖片", none: "還沒有裱框的圖片。" },
  originals: { title: "上傳的原圖", none: "還沒有原圖。" },
  open: (file: string) => `開啟 ${file}`,
  facts: (size: string, day: string) => `${size}，${day}`,

  reviews: {
    open: (count: number) => `${number(count)} 個待審核。未採用的作者會看到理由。`,
    states: { label: "顯示", open: "待審核", approved: "已發布" },
    none: { open: "沒有等待審核的款式。", approved: "頁面上沒有款式。" },
    by: (author: string, day: string) => (author === "" ? day : `${author}，${day}`),
    anonymous: "帳號已刪除",
    approve: "採用",
    decline: "不採用",
    takeDown: "從頁面撤下",
    of: (action: string, name: string) => `${action}：${name}`,
    reasonFor: (name: string) => `不採用「${name}」`,
    reason: "給作者看的理由",
    approved: (name: string) => `「${name}」已發布`,
    declined: (name: string) => `未採用「${name}」`,
    reports: (reasons: readonly string[]) => `遭檢舉：${format.list(reasons)}`,
    reported: (reason: string, count: number) => `${REPORTS[reason] ?? reason}（${number(count)}）`,
    failed: "無法儲存審核結果。請重試。",
  },

  failures: {
    submissions: "無法載入投稿。",
    statistics: "無法載入統計。",
    users: "無法載入使用者。",
    change: "無法儲存變更。",
    images: "無法載入圖片。",
    signedOut: "未登入",
    noAnswer: "伺服器沒有回應。請稍後重試。",
  },
};
