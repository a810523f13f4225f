import type { pageScripts as English } from "../en/page-scripts.ts";

export const pageScripts: typeof English = {
  signInFailed: (error) => `${error}ボタンを押して、もう一度お試しください。`,
  unreachable: "サーバーに接続できませんでした。接続を確かめて、もう一度お試しください。",
  hanging: (fileName) => `「${fileName}」を掛けています…`,
  copied: "コピーしました",
  notCopied: "リンクをコピーできませんでした。",
  reported: "ありがとうございます。担当者が確認します。",
  notReported: "報告を送信できませんでした。1分ほどしてからもう一度お試しください。",
  notSubscribed: "登録できませんでした。1分ほどしてからもう一度お試しください。",
};
