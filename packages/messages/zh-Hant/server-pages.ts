import type { serverPages as English } from "../en/server-pages.ts";
import { format } from "./notation.ts";

const { number } = format;

/** Texts on pages rendered by the server: outcomes of a sign-in, the embedded provider, a private server, its checkout. */
export const serverPages: typeof English = {
  signIn: {
    title: "登入",
    signedIn: "已登入",
    closeWindow: "你已登入。可以關閉這個視窗。",
    notSignedIn: "未登入",
    back: "返回 Matte",
    failures: {
      cancelled: "登入已取消。",
      expired: "這次登入已過期、已使用過，或是在另一個瀏覽器中開始的。",
      unverified: "你帳號的電子郵件地址尚未驗證。",
      rejected: "登入沒有成功。",
      unreachable: "身分識別供應商沒有回應。",
    },
  },
  provider: {
    notice: "這是 Matte 內建的登入，供開發和測試使用。它接受任何電子郵件地址，也不會寄送任何內容。",
    email: "電子郵件",
    emailInvalid: "請輸入類似 ada@example.com 的電子郵件地址。",
    submit: "繼續",
    broken: "這次登入無法繼續",
    expired: "登入已過期，或是在另一個瀏覽器中開始的。",
  },
  privateFront: {
    title: "私人",
    heading: "你自己的 Matte",
    photosStay: "照片在此瀏覽器中裱框，絕不會傳送到任何地方，連這台伺服器也不會。",
    onThisMachine: "只有這台電腦能開啟這些頁面。",
    behindPassword: "只有知道密碼的人才能開啟這些頁面。",
    open: "開啟編輯器",
    help: "說明",
  },
  password: {
    title: "密碼",
    heading: "Matte",
    notice: "這個 Matte 是私人的。請輸入密碼。",
    label: "密碼",
    submit: "繼續",
    wrong: "密碼不正確。請重試。",
    busy: "目前嘗試的人太多。請過幾秒再試。",
    tooMany: (seconds: number) => `嘗試次數過多。請在 ${number(seconds)} 秒後重試。`,
  },
  checkout: {
    title: "開發用結帳",
    notice: "這是 Matte 內建的結帳，供開發和測試使用，不會收取任何費用。",
    order: (price: string, billing: string, email: string) => `每月 ${price}，${billing}，帳號 ${email}`,
    pay: "付款（測試）",
    cancel: "取消",
    noSubscription: "你沒有付費方案。",
    subscribedTo: "你的付費方案",
    cancelSubscription: "取消訂閱（測試）",
    back: "返回你的帳號",
  },
};
