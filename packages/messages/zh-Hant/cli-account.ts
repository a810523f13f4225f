/** Messages of `matte sign-in` and `sign-out`. */
import type { cliAccount as English } from "../en/cli-account.ts";

export const cliAccount: typeof English = {
  codes: (page: string, code: string, link: string) =>
    `請在瀏覽器中開啟 ${page} 並輸入代碼 ${code}，或開啟 ${link}\n正在等待你允許這台電腦…`,
  signedIn: (email: string, plan: string) => `已用 ${email} 登入，方案為 ${plan}。離線可用 30 天。`,
  ended: (server: string) => `這台電腦上的登入已結束，或無法驗證。請用「matte sign-in ${server || "URL"}」重新登入。`,
  signedOut: "已登出。",
  signedOutHere: "已在這台電腦上登出，但伺服器沒有回應。請也在帳號頁面結束這個登入工作階段。",
  failures: {
    insecure: (server: string) => `「${server}」不是以 https:// 開頭的 URL。`,
    unreachable: (server: string) => `${server} 沒有回應。請檢查 URL 和網路連線。`,
    unexpected: (server: string) => `${server} 不是 Matte 伺服器。請檢查 URL。`,
    denied: () => "這台電腦的請求遭到拒絕，因此沒有登入。",
    expired: () => "代碼已過期。請再執行一次這個指令。",
  },
};
