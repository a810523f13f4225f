import type { ErrorMessages } from "../error-text.ts";
import { format } from "./notation.ts";

const { list, number } = format;

const MEGABYTE = 1024 * 1024;
const MEGAPIXEL = 1_000_000;

const PLAN_REQUIRED = {
  settings: "アカウントへの設定の保存はProで使えます。",
  logo: "カスタムロゴはProで使えます。",
  presets: "マイルックはStudioで使えます。",
  profiles: "2つ目以降のプロフィールはProで使えます。",
} as const;

const NOT_READY = {
  stopping: "サーバーを停止しています。",
  pages: "ページがビルドされていません。",
  database: "データベースが応答しません。",
  "data-folder": "データフォルダーがいっぱいか、書き込めません。",
  "image-folder": "画像の保存先フォルダーに書き込めません。",
  "image-store": "画像の保存先が応答しません。",
  "image-checker": "画像を検査できません。",
} as const;

export const errors: ErrorMessages = {
  "http-invalid": "正しいHTTPリクエストではありません。",
  "body-invalid": "リクエストの本文を読み取れません。",
  "body-too-large": "リクエストが大きすぎます。",
  "media-type-unsupported": "このメディアタイプには対応していません。",
  "request-timeout": "リクエストの受信に時間がかかりすぎました。",
  "route-not-found": "このURLには何もありません。",
  "method-not-allowed": ({ methods }) => `このURLで使えるのは${list(methods)}だけです。`,
  "rate-limited": ({ seconds }) => `リクエストが多すぎます。${number(seconds)}秒後にもう一度お試しください。`,

  unauthenticated: "先にサインインしてください。",
  "other-user-signed-in": "別のユーザーがサインインしています。",
  "token-required": "有効なトークンが必要です。",
  forbidden: "アクセスする権限がありません。",
  "cross-site": "このリクエストは別のサイトから送られました。",
  "local-only":
    "これは開発用で、サーバーを動かしているマシンでしか使えません。他の人に公開するには、PUBLIC_URLと、各プロバイダーのアカウントを設定してください。",
  "plan-required": ({ feature }) => PLAN_REQUIRED[feature],

  invalid: ({ field }) =>
    field === null ? "リクエストが正しくありません。" : `フィールド「${field}」が正しくありません。`,
  "field-protected": ({ field }) => `フィールド「${field}」はここでは変更できません。`,
  "nothing-to-change": "変更する内容がありません。",
  "cursor-invalid": "一覧にこのページはありません。",

  "user-not-found": "このユーザーは存在しません。",
  "answers-of-another-user": "これは別のユーザーの回答です。",
  "own-role": "自分の管理者権限は外せません。別の管理者に依頼してください。",
  "sign-in-too-old": "サインインから24時間以上たっています。この操作をするには、もう一度サインインしてください。",
  "session-not-found": "このセッションはすでに終了しています。",
  "device-code-not-found":
    "このコードで待機しているデバイスはありません。コードを確かめるか、デバイスで新しいコードを発行してください。",

  "preset-not-found": "このルックは別の場所で削除されたため、名前を変更できません。",
  "preset-name-taken": ({ name }) => `「${name}」という名前のルックはすでにあります。別の名前にしてください。`,
  "too-many-presets": ({ limit }) =>
    `保存できるマイルックは${number(limit)}個までです。使わなくなったものを削除してください。`,
  "too-many-profiles": ({ limit }) =>
    `保存できるプロフィールは${number(limit)}個までです。使わなくなったものを削除してください。`,
  "look-not-found": "このルックは存在しません。",
  "look-withdrawn": "このルックは取り下げられました。",
  "submission-not-found": "この投稿は取り下げられたか、すでに審査が済んでいます。",
  "too-many-submissions": ({ limit }) =>
    `審査待ちにできるルックは${number(limit)}個までです。どれかを取り下げるか、結果をお待ちください。`,

  "logo-not-found": "このロゴは存在しません。",
  "logo-invalid": ({ side }) => `ロゴには、長辺が${number(side)}ピクセル以下の、壊れていないPNGを使ってください。`,

  "form-expected": "画像はmultipart/form-dataで送信してください。",
  "form-invalid": "フォームを読み取れません。",
  "file-missing": "フォームのフィールド「file」にファイルがありません。",
  "file-empty": "ファイルが空です。",
  "file-too-large": ({ bytes }) => `ファイルが${number(bytes / MEGABYTE)} MBを超えています。`,
  "image-not-found": "この画像は存在しません。",
  "image-damaged": "画像が壊れています。",
  "image-too-slow": "画像の読み取りに時間がかかりすぎています。",
  "image-format-unsupported": "JPEG、PNG、WebPのいずれの画像でもありません。",
  "image-animated": "画像に複数のコマが含まれています。",
  "image-too-large": ({ pixels }) => `画像が${number(pixels / MEGAPIXEL)}メガピクセルを超えています。`,
  "storage-full": "画像を保存する空き容量がありません。",
  "image-not-stored": "画像を保存できませんでした。しばらくしてからもう一度お試しください。",
  "image-not-checked": "画像を検査できませんでした。しばらくしてからもう一度お試しください。",
  "copies-not-wanted": "このアカウントは、書き出しのコピーを保存しない設定です。",
  "image-checker-busy": "検査中の画像が多すぎます。しばらくしてからもう一度お試しください。",

  "offer-not-found": "このプランは販売していません。",
  "nothing-bought": "管理する項目がありません。ここで購入したプランはありません。",
  "checkout-closed": "このサーバーではアップグレードできません。",
  "payments-unavailable":
    "決済サービスが応答しません。請求は発生していません。しばらくしてからもう一度お試しください。",
  "subscription-not-cancelled":
    "サブスクリプションを解約できなかったため、何も削除していません。しばらくしてからもう一度試すか、サポートにお問い合わせください。",
  "signature-invalid": "このリクエストにはStripeの署名がありません。",
  "payment-state-unavailable": "Stripeから支払い状況を取得できませんでした。",

  "email-invalid": "ada@example.comのような形式で入力してください。",
  "confirmation-expired": "このリンクは期限切れです。新しいリンクを受け取るには、もう一度登録してください。",
  "consent-required": "配信に同意するには、チェックボックスをオンにしてください。",

  "server-busy": "サーバーが混み合っています。しばらくしてからもう一度お試しください。",
  "disk-full": "サーバーに空き容量がありません。時間をおいてもう一度お試しください。",
  "data-unavailable": "サーバーが現在データに接続できません。しばらくしてからもう一度お試しください。",
  "not-ready": ({ reason }) => NOT_READY[reason],
  internal: "サーバーで問題が発生しました。",
};
