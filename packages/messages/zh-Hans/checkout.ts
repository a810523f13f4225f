/** Texts on the pages before and after the checkout. */
import type { checkout as English } from "../en/checkout.ts";

export const checkout: typeof English = {
  opening: "正在打开结账页面",
  failed: "无法打开结账页面",
  account: "前往你的账号",
  editor: "打开编辑器",
  unknown: { title: "没有这个方案", text: "此方案不出售。" },
  cancelled: {
    title: "没有购买任何内容",
    text: "你在付款前离开了结账页面，没有被扣款。",
    back: "返回结账页面",
  },
  confirming: {
    title: "谢谢",
    text: (plan: string) => `付款确认后，${plan} 立即生效，这需要几秒钟。你可以关闭此页面。`,
    status: "正在等待确认",
  },
  confirmed: {
    title: (plan: string) => `你正在使用 ${plan}`,
    text: "谢谢。其他标签页中打开的编辑器也已使用此方案。",
  },
  noAnswer: "服务器没有响应。请稍后重试。",
};
