/** Texts on the pages before and after the checkout. */
import type { checkout as English } from "../en/checkout.ts";

export const checkout: typeof English = {
  opening: "正在開啟結帳頁面",
  failed: "無法開啟結帳頁面",
  account: "前往你的帳號",
  editor: "開啟編輯器",
  unknown: { title: "沒有這個方案", text: "此方案未販售。" },
  cancelled: {
    title: "沒有購買任何方案",
    text: "你在付款前離開了結帳頁面，沒有扣款。",
    back: "返回結帳頁面",
  },
  confirming: {
    title: "謝謝",
    text: (plan: string) => `付款一經確認，${plan} 就會生效，只需要幾秒鐘。你可以關閉這個頁面。`,
    status: "正在等待確認",
  },
  confirmed: {
    title: (plan: string) => `你現在使用 ${plan}`,
    text: "謝謝。其他分頁中開啟的編輯器也已改用此方案。",
  },
  noAnswer: "伺服器沒有回應。請稍後重試。",
};
