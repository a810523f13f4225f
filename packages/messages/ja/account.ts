import type { account as English } from "../en/account.ts";
import { rich } from "../rich-text.ts";
import { format } from "./notation.ts";

const { date, number } = format;

const day = (instant: string): string => date(new Date(instant), { dateStyle: "long" });

function lastUsed(time: Date, now: Date): string {
  const days = Math.round((startOfDay(now) - startOfDay(time)) / DAY_MS);
  const clock = date(time, { timeStyle: "short" });
  if (days <= 0) return `今日 ${clock}`;
  if (days === 1) return `昨日 ${clock}`;
  const year = time.getFullYear() === now.getFullYear() ? {} : ({ year: "numeric" } as const);
  return date(time, { day: "numeric", month: "long", ...year });
}

const DAY_MS = 24 * 60 * 60_000;

/** Days may have 23 or 25 hours. */
function startOfDay(time: Date): number {
  return new Date(time.getFullYear(), time.getMonth(), time.getDate()).getTime();
}

function size(bytes: number): string {
  return `${number(bytes / 1e6, { maximumFractionDigits: bytes < 1e7 ? 1 : 0 })} MB`;
}

export const account: typeof English = {
  title: "アカウント",
  back: "エディターに戻る",
  signOut: "サインアウト",
  since: (instant) => `${day(instant)}から`,
  install: {
    title: "アプリをインストール",
    remark: "Matteを、ブラウザーのバーがない専用ウィンドウで使えます。ネットワークがなくても動きます。",
    steps: ["Safariのバーで「共有」をタップ", "「ホーム画面に追加」を選ぶ"],
  },
  needsNetwork: "この操作にはネットワークが必要です。",
  plan: {
    title: "プラン",
    ends: (instant) => `解約済みです。${day(instant)}に終了します。`,
    renews: (instant) => `${day(instant)}に更新されます。いつでも解約できます。`,
    support: (address) => rich(`優先サポート：<address>${address}</address>`),
    manage: "お支払いの管理",
  },
  sessions: {
    title: "セッション",
    device: (browser, system) => {
      if (browser === null) return system ?? "不明なデバイス";
      return system === null ? browser : `${browser}（${system}）`;
    },
    current: "このデバイス、使用中",
    lastUsed: (instant, now) => lastUsed(new Date(instant), now),
    signOut: "サインアウト",
    signOutOf: (device) => `${device}からサインアウト`,
    everywhere: "すべてサインアウト",
    all: (count) =>
      count === 1 ? "このセッションを終了します。" : `これを含む${number(count)}個のセッションをすべて終了します。`,
    failed: "セッションを読み込めませんでした。",
    notEnded: "セッションを終了できませんでした。もう一度お試しください。",
  },
  submissions: {
    title: "投稿したルック",
    states: { open: "審査待ち", approved: "掲載中", declined: "不承認" },
    declined: (reason) => `不承認：${reason}`,
    withdraw: "取り下げる",
    withdrawLook: (name) => `${name}を取り下げる`,
    withdrawn: (name) => `「${name}」を取り下げました`,
    failed: "投稿したルックを読み込めませんでした。",
    notWithdrawn: "ルックを取り下げられませんでした。もう一度お試しください。",
  },
  referral: {
    title: "あなたにも相手にも1か月",
    figures: { opened: "閲覧", joined: "登録", paid: "支払い" },
    count: (count) => format.number(count),
    text: "あなたのルックから来た人がプランの支払いをすると、その人にもあなたにも1か月分が付きます。リンクの有効期間は30日です。あなた自身のカードは対象になりません。",
    copyLink: "このルックのリンクをコピー",
    copied: "リンクをコピーしました",
    notCopied: "リンクをコピーできませんでした。もう一度お試しください。",
    note: "リンクを開くと、いまエディターで使っているルックが表示されます。ここで一度コピーすれば、エディターでコピーしたリンクも対象になります。",
  },
  pictures: {
    title: "画像",
    stored: (count, bytes) => `${number(count)}枚、${size(bytes)}`,
    text: "書き出しのコピーと、開いた写真の小さなプレビュー。見られるのは、あなたとこのサーバーの管理者だけです。",
    storeCopies: "書き出しのコピーを保存",
    deleteAll: "すべて削除",
    deleteNote: "お手元のデバイスの写真には影響しません。",
    deleted: "画像を削除しました",
    failed: "保存されている画像を読み込めませんでした。",
    notDeleted: "画像を削除できませんでした。もう一度お試しください。",
  },
  data: {
    title: "あなたのデータ",
    text: "あなたについて保存されているすべてを、1つのJSONファイルにまとめます。メールアドレス、回答、アカウントに保存した設定、サインインの日時です。",
    download: "データをダウンロード",
    failed: "データをダウンロードできませんでした。もう一度お試しください。",
  },
  deletion: {
    title: "アカウントの削除",
    text: "アカウントと、保存されているすべてのデータを削除します。元に戻せません。",
    open: "アカウントを削除…",
    losses: {
      introduction: "次のものを、今すぐ完全に削除します：",
      list: [
        "メールアドレスと、サインインとの連携",
        "回答、クレジット、既定の撮影地",
        "アカウントに保存した設定、プリセット、ロゴ",
        "サーバーに保存されたプレビューと書き出し",
        "ニュースレターのリストにあるメールアドレス",
        "すべてのセッションと、送信待ちの変更",
      ],
      remains: "有料プランは先に解約します。お手元のデバイスの写真には影響しません。",
    },
    confirmation: "削除",
    confirm: (word) => rich(`確認のため、<word>${word}</word>と入力してください`),
    delete: "アカウントを削除",
  },
};
