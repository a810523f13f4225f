/** Texts in documents but not on the page itself: descriptions for search engines and link previews, the app's name. */
import type { documents as English } from "../en/documents.ts";

const about = "Matte 在你的瀏覽器中為照片加上邊框、署名和相機資料，不傷照片分毫。";

export const documents: typeof English = {
  descriptions: {
    landing: `${about}免費試用。`,
    tool: "用襯紙、細描邊和圖說為照片裱框，匯出成 JPEG 或 PNG。JPEG 保留原本的資料。",
    account: "你的方案、答案和資料，以及如何刪除帳號。",
    checkout: "升級到 Pro 或 Studio。隨時可以取消；30 天退款保證。",
    device: "輸入裝置上顯示的代碼，讓裝置登入你的帳號。",
    admin: "供管理員查看的統計、使用者和圖片。",
    looks: "其他人做的襯紙，以我們自己的圖片展示。不用帳號，就能套在你的照片上試試。",
    lookWithdrawn: "此款式已撤回。其他款式在「所有款式」頁面，不用帳號就能套在照片上試試。",
    help: "如何用 Matte 為照片裱框、加圖說、裁切和匯出，共十頁短文，可以搜尋。",
    terms: "你可以如何使用 Matte 和用它做出的作品、費用多少，以及雙方的責任。",
    privacy: "Matte 儲存哪些關於你和照片的資料、存在哪裡、存多久，以及如何刪除。",
    newsletter: "Matte 的新功能，以及為照片裱框的想法，每月最多一封。按一下即可退訂。",
    confirm: "按一下確認電子郵件地址，就能收到 Matte 的電子報，每月最多一封。",
    unsubscribe: "按一下即可退訂。你的電子郵件地址會從名單中刪除。",
    notFound: about,
  },
  noScript: "Matte 在這個瀏覽器中為照片裱框，需要 JavaScript。",
  app: {
    name: "Matte",
    description: "為照片加上襯紙邊框、署名和相機資料，不傷照片分毫。",
  },
};
