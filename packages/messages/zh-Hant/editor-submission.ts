/** Texts of the dialog that submits a look to the public page. */
import type { editorSubmission as English } from "../en/editor-submission.ts";

export const editorSubmission: typeof English = {
  title: "投稿此款式",
  name: "名稱",
  description: "描述",
  author: "公開顯示的名字",
  link: "連結",
  linkHint: "https://",
  anonymise: "如果我刪除帳號，款式仍留在頁面上，但不顯示我的名字",
  note: "以我們自己的圖片展示，不會傳送你的照片。",
  read: "發布前會有人審閱。",
  submit: "投稿",
  submitted: "已投稿。審核結果會顯示在你的帳號頁面。",
  failed: "無法投稿此款式。請重試。",
  invalid: {
    name: "請用一般文字命名。",
    description: "請用一般文字描述此款式。",
    author: "請用一般文字填寫你的名字。",
    link: "連結須以 https:// 開頭，並指向一個網站。",
    look: "此款式無法投稿。",
  },
};
