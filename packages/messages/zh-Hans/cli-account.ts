/** Messages of `matte sign-in` and `sign-out`. */
import type { cliAccount as English } from "../en/cli-account.ts";

export const cliAccount: typeof English = {
  codes: (page: string, code: string, link: string) =>
    `请在浏览器中打开 ${page} 并输入代码 ${code}，或打开 ${link}\n正在等待你允许这台电脑…`,
  signedIn: (email: string, plan: string) => `已以 ${email} 登录，方案为 ${plan}。离线可用 30 天。`,
  ended: (server: string) => `这台电脑上的登录已结束，或无法验证。请用“matte sign-in ${server || "URL"}”重新登录。`,
  signedOut: "已退出登录。",
  signedOutHere: "已在这台电脑上退出登录，但服务器没有响应。请在账号页面同时结束此登录会话。",
  failures: {
    insecure: (server: string) => `“${server}”不是以 https:// 开头的 URL。`,
    unreachable: (server: string) => `${server} 没有响应。请检查 URL 和网络连接。`,
    unexpected: (server: string) => `${server} 不是 Matte 服务器。请检查 URL。`,
    denied: () => "这台电脑的请求被拒绝，因此没有登录。",
    expired: () => "代码已过期。请再次运行此命令。",
  },
};
