/** Texts about signing in and out, and on the sign-in screen. */
import type { auth as English } from "../en/auth.ts";
import { rich } from "../rich-text.ts";

export const auth: typeof English = {
  signIn: "使用 Google 账号登录",
  enterPassword: "输入密码",
  signOut: "退出登录",
  screen: {
    title: "欢迎使用 Matte",
    invitation: "登录后即可为照片加上衬纸",
    invitationWithLook: "登录后即可为照片加上衬纸。款式会为你保留。",
    terms: rich("登录即表示你接受<terms>使用条款</terms>。<privacy>隐私页面</privacy>列出了存储哪些内容、保存多久。"),
    picture: {
      label: "一张装框的图片",
      alt: "晨雾之上的林间山脊，白色衬纸",
      title: "山脊，晨光",
      origin: "计算机生成，2026",
    },
  },
  almostThere: "就快好了",
  sessionEnded: "登录已失效。你的工作保持原样。",
  signInLeaves: "登录会离开此页面并关闭照片。请先导出。",
  failures: {
    "sign-in": "无法登录。",
    "sign-out": "无法退出登录。",
    load: "无法加载你的账号。",
  },
  signedOut: "你尚未登录。",
  deletionUncertain: "服务器没有响应，你的账号可能没有删除。请稍后重试。",
};
