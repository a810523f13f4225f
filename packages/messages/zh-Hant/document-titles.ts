/** Page titles, in the browser's tabs and in search results. */
import type { documentTitles as English } from "../en/document-titles.ts";

export const documentTitles: typeof English = {
  landing: "Matte：給每張照片一個展間",
  tool: "編輯器 · Matte",
  account: "帳號 · Matte",
  checkout: "結帳 · Matte",
  device: "登入裝置 · Matte",
  admin: "管理後台 · Matte",
  looks: "大家的款式 · Matte",
  lookWithdrawn: "款式已撤回 · Matte",
  help: "說明 · Matte",
  terms: "使用條款 · Matte",
  privacy: "隱私權 · Matte",
  newsletter: "電子報 · Matte",
  confirm: "確認訂閱 · Matte",
  unsubscribe: "退訂電子報 · Matte",
  notFound: "找不到頁面 · Matte",
};
