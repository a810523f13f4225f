import type { admin as English } from "../en/admin.ts";
import { format } from "./notation.ts";

const { date, number } = format;

const REPORTS: Readonly<Record<string, string>> = {
  offensive: "冒犯",
  copied: "抄袭",
  misleading: "误导",
  other: "其他",
};

export const admin: typeof English = {
  title: "管理面板",
  navigation: "页面",
  editor: "编辑器",
  account: "账号",
  loading: "正在加载",
  refresh: "刷新数据",
  views: "视图",
  stats: "统计",
  users: "用户",
  images: "图片",
  submissions: "投稿",
  more: "显示更多",

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
    users: "用户总数",
    proUsers: "Pro 用户",
    conversion: (share: string) => `转化率 ${share}`,
    onboarded: "已完成初始设置",
    completion: (share: string) => `完成率 ${share}`,
    images: "图片总数",
    exported: "已导出",
  },
  breakdowns: {
    crafts: "身份",
    primaryUseCases: "主要用途",
    imageVolumes: "图片数量",
    preferredPlatforms: "常用平台",
    places: "地理分布",
  },
  noAnswers: "还没有回答。",
  others: "其余全部",

  columns: { name: "姓名", email: "邮箱", craft: "身份", location: "地点", status: "状态", joined: "加入时间" },
  none: "—",
  search: { label: "搜索用户", placeholder: "邮箱或姓名", nothing: "没有符合搜索的用户。" },
  files: { users: "下载 CSV", newsletter: "下载邮件通讯 CSV", audit: "审计日志" },
  user: {
    save: "保存",
    plan: "方案",
    administrator: "管理员",
    endSessions: "结束登录会话",
    sessionsEnded: (name: string) => `${name} 的所有登录会话已结束。`,
    sessionsNotEnded: "无法结束登录会话。请重试。",
    ownRole: "你不能撤销自己的管理员身份。",
  },

  exports: { title: "装框的图片", none: "还没有装框的图片。" },
  originals: { title: "上传的原图", none: "还没有原图。" },
  open: (file: string) => `打开 ${file}`,
  facts: (size: string, day: string) => `${size}，${day}`,

  reviews: {
    open: (count: number) => `${number(count)} 个待审核。未采纳的作者会看到理由。`,
    states: { label: "显示", open: "待审核", approved: "已发布" },
    none: { open: "没有等待审核的款式。", approved: "页面上没有款式。" },
    by: (author: string, day: string) => (author === "" ? day : `${author}，${day}`),
    anonymous: "账号已删除",
    approve: "采纳",
    decline: "不采纳",
    takeDown: "从页面撤下",
    of: (action: string, name: string) => `${action}：${name}`,
    reasonFor: (name: string) => `不采纳“${name}”`,
    reason: "理由，供作者查看",
    approved: (name: string) => `“${name}”已发布`,
    declined: (name: string) => `未采纳“${name}”`,
    reports: (reasons: readonly string[]) => `被举报：${format.list(reasons)}`,
    reported: (reason: string, count: number) => `${REPORTS[reason] ?? reason}（${number(count)}）`,
    failed: "无法保存决定。请重试。",
  },

  failures: {
    submissions: "无法加载投稿。",
    statistics: "无法加载统计。",
    users: "无法加载用户。",
    change: "无法保存更改。",
    images: "无法加载图片。",
    signedOut: "未登录",
    noAnswer: "服务器没有响应。请稍后重试。",
  },
};
