import type { editorFolders as English } from "../en/editor-folders.ts";
import { format } from "./notation.ts";

const { number } = format;

const files = (count: number): string => `ファイル${number(count)}個`;

const soFar = (done: number, total: number, place: string): string =>
  `${files(total)}のうち${number(done)}個が${place}にあります。`;

const again = "続けるには、もう一度同じフォルダーに書き出してください。";

const folders = (count: number): string => `${number(count)}個のフォルダー`;

export const editorFolders: typeof English = {
  exportInto: "フォルダーに書き出す",
  exportIntoAnother: "別のフォルダーに書き出す",
  folders: ([first = "", ...others]) => (others.length === 0 ? first : folders(others.length + 1)),
  place: ([first = "", ...others], results) =>
    others.length === 0 ? `「${first}/${results}」` : folders(others.length + 1),

  done: (count, there, place) => {
    if (count === 0) return `${files(there)}はすべて${place}にあります`;
    return there === 0
      ? `${files(count)}を${place}に書き出しました`
      : `${files(count)}を${place}に書き出しました。${number(there)}個はすでにありました`;
  },
  stopped: (done, total, place) => `中止しました。${soFar(done, total, place)}${again}`,
  failed: {
    "not-allowed": (done, total, place) =>
      `${place}に書き込めませんでした。ブラウザーで許可されていません。${soFar(done, total, place)}このフォルダーでのファイルの編集をMatteに許可するか、別のフォルダーを選んでください。`,
    gone: (done, total, place) =>
      `${place}が見つかりません。フォルダーが移動、名前変更、または削除されています。${files(total)}のうち${number(done)}個まで書き出したところで止まりました。フォルダーを元の場所に戻すか、別のフォルダーを選んでください。`,
    "no-space": (done, total, place) =>
      `ディスクがいっぱいです。${soFar(done, total, place)}空き容量を増やしてください。${again}`,
    busy: () => "別のタブがフォルダーに書き出しています。終わってからもう一度お試しください。",
    failed: (done, total, place) => `${place}に書き込めませんでした。${soFar(done, total, place)}${again}`,
  },
  notAllowed: (folder) => `何も書き出していません。「${folder}」でのファイルの編集がMatteに許可されていません。`,
  noneChosen: "フォルダーの選択画面を開けませんでした。代わりに「書き出し」を使ってください。",
  noneOpened: "フォルダーを開けませんでした。代わりに「写真を追加」を使ってください。",

  unfinished: (place) => `${place}への書き出しが終わっていません。`,
  unfinishedRegion: "終わっていない書き出し",
  resume: "続ける",
  dismiss: "閉じる",
};
