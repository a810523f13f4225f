import type { serverPages as English } from "../en/server-pages.ts";
import { format } from "./notation.ts";

const { number } = format;

/** Texts on pages rendered by the server: outcomes of a sign-in, the embedded provider, a private server, its checkout. */
export const serverPages: typeof English = {
  signIn: {
    title: "登录",
    signedIn: "已登录",
    closeWindow: "你已登录。可以关闭此窗口。",
    notSignedIn: "未登录",
    back: "返回 Matte",
    failures: {
      cancelled: "登录已取消。",
      expired: "这次登录已过期、已被使用，或是在另一个浏览器中开始的。",
      unverified: "你账号的邮箱地址尚未验证。",
      rejected: "登录没有成功。",
      unreachable: "身份服务商没有响应。",
    },
  },
  provider: {
    notice: "这是 Matte 自带的登录，用于开发和测试。它接受任何邮箱地址，也不会向其发送任何内容。",
    email: "邮箱",
    emailInvalid: "请输入类似 ada@example.com 的邮箱地址。",
    submit: "继续",
    broken: "这次登录无法继续",
    expired: "登录已过期，或是在另一个浏览器中开始的。",
  },
  privateFront: {
    title: "私有",
    heading: "你自己的 Matte",
    photosStay: "照片在此浏览器中装框，绝不会发送到任何地方，包括这台服务器。",
    onThisMachine: "只有这台电脑能打开这些页面。",
    behindPassword: "只有知道密码的人能打开这些页面。",
    open: "打开编辑器",
    help: "帮助",
  },
  password: {
    title: "密码",
    heading: "Matte",
    notice: "这个 Matte 是私有的。请输入密码。",
    label: "密码",
    submit: "继续",
    wrong: "密码不对。请重试。",
    busy: "目前尝试的人太多。请过几秒重试。",
    tooMany: (seconds: number) => `尝试次数过多。请在 ${number(seconds)} 秒后重试。`,
  },
  checkout: {
    title: "开发用结账",
    notice: "这是 Matte 自带的结账，用于开发和测试，不收任何费用。",
    order: (price: string, billing: string, email: string) => `每月 ${price}，${billing}，账号 ${email}`,
    pay: "付款（测试）",
    cancel: "取消",
    noSubscription: "你没有付费方案。",
    subscribedTo: "你的付费方案",
    cancelSubscription: "取消订阅（测试）",
    back: "返回你的账号",
  },
};
