import type { checkout as English } from "../en/checkout.ts";

export const checkout: typeof English = {
  opening: "お支払い画面を開いています",
  failed: "お支払い画面を開けませんでした",
  account: "アカウントへ",
  editor: "エディターを開く",
  unknown: { title: "プランが見つかりません", text: "このプランは販売していません。" },
  cancelled: {
    title: "購入されていません",
    text: "お支払いの前に画面を離れました。請求は発生していません。",
    back: "お支払い画面に戻る",
  },
  confirming: {
    title: "ありがとうございます",
    text: (plan) =>
      `お支払いが確認され次第、${plan}が始まります。確認には数秒かかります。このページは閉じてもかまいません。`,
    status: "確認を待っています",
  },
  confirmed: {
    title: (plan) => `${plan}をご利用いただけます`,
    text: "ありがとうございます。ほかのタブで開いているエディターにもプランが適用されます。",
  },
  noAnswer: "サーバーが応答しません。しばらくしてからもう一度お試しください。",
};
