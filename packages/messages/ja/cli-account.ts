import type { cliAccount as English } from "../en/cli-account.ts";

export const cliAccount: typeof English = {
  codes: (page, code, link) =>
    `ブラウザーで${page}を開き、コード ${code} を入力してください。または、次のリンクを開いてください：${link}\nこのコンピューターの許可を待っています…`,
  signedIn: (email, plan) => `${email}としてサインインしました。プランは${plan}です。オフラインでも30日間使えます。`,
  ended: (server) =>
    `このコンピューターのサインインは終了したか、確認できません。「matte sign-in ${server || "URL"}」でもう一度サインインしてください。`,
  signedOut: "サインアウトしました。",
  signedOutHere:
    "このコンピューターではサインアウトしましたが、サーバーが応答しませんでした。アカウントページでもセッションを終了してください。",
  failures: {
    insecure: (server) => `「${server}」はhttps://で始まるURLではありません。`,
    unreachable: (server) => `${server}が応答しません。URLと接続を確かめてください。`,
    unexpected: (server) => `${server}はMatteのサーバーではありません。URLを確かめてください。`,
    denied: () => "このコンピューターは拒否されたため、サインインしていません。",
    expired: () => "コードの有効期限が切れています。コマンドをもう一度実行してください。",
  },
};
