/** Texts for the scripts of static pages: a separate catalogue, because these pages load hardly any script. */
import type { pageScripts as English } from "../en/page-scripts.ts";

export const pageScripts: typeof English = {
  signInFailed: (error: string) => `${error}请点击按钮重试。`,
  unreachable: "无法连接到服务器。请检查网络连接后重试。",
  hanging: (fileName: string) => `正在挂起“${fileName}”…`,
  copied: "已复制",
  notCopied: "无法复制链接。",
  reported: "谢谢。会有人查看。",
  notReported: "无法发送举报。请过一分钟重试。",
  notSubscribed: "无法为你订阅。请过一分钟重试。",
};
