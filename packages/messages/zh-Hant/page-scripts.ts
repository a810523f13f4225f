/** Texts for the scripts of static pages: a separate catalogue, because these pages load hardly any script. */
import type { pageScripts as English } from "../en/page-scripts.ts";

export const pageScripts: typeof English = {
  signInFailed: (error: string) => `${error}請再按一次按鈕。`,
  unreachable: "無法連線到伺服器。請檢查網路連線後再試。",
  hanging: (fileName: string) => `正在掛上「${fileName}」…`,
  copied: "已複製",
  notCopied: "無法複製連結。",
  reported: "謝謝。我們會查看。",
  notReported: "無法送出檢舉。請一分鐘後再試。",
  notSubscribed: "無法完成訂閱。請一分鐘後再試。",
};
