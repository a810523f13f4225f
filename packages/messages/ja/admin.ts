import type { admin as English } from "../en/admin.ts";
import { format } from "./notation.ts";

const { date, list, number } = format;

const REPORTS: Readonly<Record<string, string>> = {
  offensive: "攻撃的",
  copied: "無断使用",
  misleading: "誤解を招く",
  other: "その他",
};

export const admin: typeof English = {
  title: "管理ダッシュボード",
  navigation: "ページ",
  editor: "エディター",
  account: "アカウント",
  loading: "読み込み中",
  refresh: "データを更新",
  views: "表示",
  stats: "統計",
  users: "ユーザー",
  images: "画像",
  submissions: "投稿",
  more: "さらに表示",

  count: (amount) => number(amount),
  share: (amount, whole) =>
    number(whole === 0 ? 0 : amount / whole, {
      style: "percent",
      minimumFractionDigits: 1,
      maximumFractionDigits: 1,
    }),
  percent: (amount, whole) => {
    const share = whole === 0 ? 0 : amount / whole;
    return share > 0 && share < 0.005 ? "1%未満" : number(share, { style: "percent" });
  },
  day: (time) => date(time, { dateStyle: "medium" }),
  moment: (time) => date(time, { dateStyle: "medium", timeStyle: "short" }),
  size: (bytes) => `${number(Math.max(1, Math.round(bytes / 1024)))} KB`,
  answer: (value) => value.replace(/(?<=\p{L})-(?=\p{L})/gu, " "),

  figures: {
    users: "ユーザーの総数",
    proUsers: "Proユーザー",
    conversion: (share) => `転換率${share}`,
    onboarded: "初期設定を完了",
    completion: (share) => `完了率${share}`,
    images: "画像の総数",
    exported: "書き出し済み",
  },
  breakdowns: {
    crafts: "活動",
    primaryUseCases: "主な用途",
    imageVolumes: "画像の枚数",
    preferredPlatforms: "主な発表先",
    places: "地域の分布",
  },
  noAnswers: "回答はまだありません。",
  others: "その他すべて",

  columns: {
    name: "名前",
    email: "メール",
    craft: "活動",
    location: "撮影地",
    status: "状態",
    joined: "登録日",
  },
  none: "—",
  search: {
    label: "ユーザーを検索",
    placeholder: "アドレスまたは名前",
    nothing: "一致するユーザーがいません。",
  },
  files: { users: "CSVをダウンロード", newsletter: "ニュースレターのCSVをダウンロード", audit: "監査ログ" },
  user: {
    save: "保存",
    plan: "プラン",
    administrator: "管理者",
    endSessions: "セッションを終了",
    sessionsEnded: (name) => `${name}のすべてのセッションを終了しました。`,
    sessionsNotEnded: "セッションを終了できませんでした。もう一度お試しください。",
    ownRole: "自分の管理者権限は外せません。",
  },

  exports: { title: "マットを付けた画像", none: "マットを付けた画像はまだありません。" },
  originals: { title: "アップロードされた元の画像", none: "元の画像はまだありません。" },
  open: (file) => `${file}を開く`,
  facts: (size, day) => `${size}、${day}`,

  reviews: {
    open: (count) => `審査待ち${number(count)}件。不承認の理由は作者に伝わります。`,
    states: { label: "表示", open: "審査待ち", approved: "掲載中" },
    none: { open: "審査待ちのルックはありません。", approved: "掲載中のルックはありません。" },
    by: (author, day) => (author === "" ? day : `${author}、${day}`),
    anonymous: "削除されたアカウント",
    approve: "承認",
    decline: "不承認",
    takeDown: "掲載を終了",
    of: (action, name) => `${action}：${name}`,
    reasonFor: (name) => `「${name}」を不承認にする`,
    reason: "作者に伝える理由",
    approved: (name) => `「${name}」を掲載しました`,
    declined: (name) => `「${name}」を不承認にしました`,
    reports: (reasons) => `報告：${list(reasons)}`,
    reported: (reason, count) => `${REPORTS[reason] ?? reason}（${number(count)}）`,
    failed: "決定を保存できませんでした。もう一度お試しください。",
  },

  failures: {
    submissions: "投稿を読み込めませんでした。",
    statistics: "統計を読み込めませんでした。",
    users: "ユーザーを読み込めませんでした。",
    change: "変更を保存できませんでした。",
    images: "画像を読み込めませんでした。",
    signedOut: "サインインしていません",
    noAnswer: "サーバーが応答しません。しばらくしてからもう一度お試しください。",
  },
};
