import type { DeviceClient } from "@matte/contracts";
import type { device as English } from "../en/device.ts";
import { format } from "./notation.ts";

const CLIENTS: Readonly<Record<DeviceClient, string>> = { "matte-cli": "コマンドライン" };

const MINUTE_MS = 60_000;

function asked(time: Date, now: Date): string {
  const minutes = Math.floor((now.getTime() - time.getTime()) / MINUTE_MS);
  return minutes < 1 ? "たった今" : `${format.number(minutes)}分前`;
}

export const device: typeof English = {
  title: "デバイスのサインイン",
  type: "デバイスに表示されたコードを入力してください。以後30日間、そのデバイスはあなたのプランで写真にフレームを付けられます。",
  compare:
    "デバイスにこのコードが表示されていることを確かめてください。以後30日間、そのデバイスはあなたのプランで写真にフレームを付けられます。",
  code: "コード",
  description: (client, name) => (name === null ? CLIENTS[client] : `「${name}」の${CLIENTS[client]}`),
  device: "デバイス",
  asked: "要求時刻",
  askedAt: (instant, now) => asked(new Date(instant), now),
  address: "IPアドレス",
  user: "ユーザー",
  allow: "許可",
  deny: "拒否",
  stranger: "心当たりがない場合は、「拒否」を選ぶか、このページを閉じてください。",
  failed: "コードを確認できませんでした。",
  undecided: "回答を送信できませんでした。もう一度お試しください。",
  allowed: {
    title: "サインインしました",
    text: (description, email) => `${description}が${email}としてサインインしました。`,
  },
  denied: {
    title: "サインインを拒否しました",
    text: (description) => `${description}はあなたのアカウントにアクセスできません。`,
  },
  links: { home: "ホーム", terms: "利用規約", privacy: "プライバシー" },
  close: "このページは閉じてかまいません",
};
