/** Texts on the app's general pages, and between the screens. */
import type { app as English } from "../en/app.ts";

export const app: typeof English = {
  loading: "正在載入",
  broken: {
    title: "出了點問題",
    text: "我們的程式出錯，這個頁面已停止運作。你的照片沒有變動，設定也都儲存了。",
    retry: "再試一次",
    reload: "重新載入頁面",
  },
  notFound: {
    title: "這裡什麼都沒掛",
    text: "這個網址沒有頁面。",
    home: "前往首頁",
    editor: "開啟編輯器",
  },
  welcome: "歡迎使用 Matte",
  accountDeleted: "你的帳號已刪除",
};
