import type { editorExport as English } from "../en/editor-export.ts";
import { format } from "./notation.ts";

const { number } = format;

const photos = (count: number): string => `写真${number(count)}枚`;

function timeLeft(milliseconds: number): string {
  const seconds = milliseconds / 1000;
  if (seconds < 10) return "残り数秒";
  if (seconds < 55) return `残り約${number(10 * Math.round(seconds / 10))}秒`;
  const minutes = Math.max(1, Math.round(seconds / 60));
  return minutes < 90 ? `残り約${number(minutes)}分` : `残り約${number(Math.round(minutes / 60))}時間`;
}

export const editorExport: typeof English = {
  timeLeft,
  nothing: "書き出す画像がありません。",
  batchIsPro: "一括書き出しはPro限定です。",
  failed: "書き出し中にエラーが発生しました",
  someFailed: (failed, total) =>
    `書き出し中にエラーが発生しました：${photos(total)}のうち${number(failed)}枚を書き出せませんでした`,
  done: "画像を書き出しました",
  copied: "画像をコピーしました",
  notCopied: "画像をコピーできませんでした。もう一度お試しください。",
  batchDone: "まとめてZIPに書き出しました",
  photos,
  seriesShared: (count) => `${photos(count)}を共有しました`,
  zipType: "ZIPアーカイブ",
  noFileChosen:
    "保存ダイアログを開けませんでした。代わりに「書き出し」を使ってください。ZIPはダウンロードフォルダーに保存されます。",

  encodedAgain: (file, method) => `「${file}」は${method}で書き出しました。`,
  moreEncodedAgain: (count) => `ほかに${number(count)}個のファイルで、元のデータを保持できませんでした。`,

  croppedOriginal: "元に戻せるようにするとトリミングで除いた部分も残ってしまうため、元には戻せません。",
  originalsLeftOut: (file, count) =>
    count === 1
      ? `書き出した「${file}」からは元のファイルに戻せません。元のファイルを保管してください。`
      : `「${file}」など${number(count)}個の書き出しからは元のファイルに戻せません。元のファイルを保管してください。`,

  boxes: (count) => `${photos(count)}に、□になってしまう文字があります`,

  zipFailed: {
    "no-space": (done, total) =>
      `ディスクがいっぱいです。${photos(total)}のうち${number(done)}枚まで書き出したところで止まり、ZIPは保存されていません。空き容量を増やすか、「保存先…」で別のディスクを選んでください。`,
    "too-large": () =>
      "プライベートブラウズなど、このウィンドウではファイルを保持できないため、ZIPは1 GBまでです。一度に書き出す枚数を減らすか、通常のウィンドウを使ってください。",
    failed: (done, total) =>
      `ZIPを書き込めませんでした。${photos(total)}のうち${number(done)}枚まで書き出したところで止まり、ZIPは保存されていません。もう一度お試しください。`,
  },

  report: {
    title: "書き出しの結果",
    none: (total) => `${photos(total)}のうち、1枚も書き出せませんでした。`,
    some: (failed, total) => `${photos(total)}のうち${number(failed)}枚を書き出せませんでした。残りは書き出しました。`,
    failed: "書き出せなかった写真",
    retry: "再試行",
  },
  offer: { title: "共有の準備ができました", share: "共有", download: "ダウンロード" },
};
