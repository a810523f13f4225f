/** Texts about signing in and out, and on the sign-in screen. */
import type { auth as English } from "../en/auth.ts";
import { rich } from "../rich-text.ts";

export const auth: typeof English = {
  signIn: "使用 Google 帳號登入",
  enterPassword: "輸入密碼",
  signOut: "登出",
  screen: {
    title: "歡迎使用 Matte",
    invitation: "登入後即可為照片加上襯紙",
    invitationWithLook: "登入後即可為照片加上襯紙。款式會為你留著。",
    terms: rich(
      "登入即表示你接受<terms>使用條款</terms>。我們儲存哪些內容、儲存多久，都列在<privacy>隱私權頁面</privacy>。",
    ),
    picture: {
      label: "一張裱框的圖片",
      alt: "晨霧之上的林木山脊，白色襯紙",
      title: "山脊，晨光",
      origin: "電腦繪製，2026",
    },
  },
  almostThere: "就快好了",
  sessionEnded: "登入已失效。你的工作維持原狀。",
  signInLeaves: "登入時會離開這個頁面並關閉照片。請先匯出。",
  failures: {
    "sign-in": "無法登入。",
    "sign-out": "無法登出。",
    load: "無法載入你的帳號。",
  },
  signedOut: "你尚未登入。",
  deletionUncertain: "伺服器沒有回應，因此你的帳號可能還沒刪除。請稍後重試。",
};
