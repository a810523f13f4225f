/** Page titles, in the browser's tabs and in search results. */
import type { documentTitles as English } from "../en/document-titles.ts";

export const documentTitles: typeof English = {
  landing: "Matte：给每张照片一间展室",
  tool: "编辑器 · Matte",
  account: "账号 · Matte",
  checkout: "结账 · Matte",
  device: "登录设备 · Matte",
  admin: "管理面板 · Matte",
  looks: "他人的款式 · Matte",
  lookWithdrawn: "款式已撤回 · Matte",
  help: "帮助 · Matte",
  terms: "使用条款 · Matte",
  privacy: "隐私 · Matte",
  newsletter: "邮件通讯 · Matte",
  confirm: "确认订阅 · Matte",
  unsubscribe: "退订邮件通讯 · Matte",
  notFound: "未找到 · Matte",
};
