import type { editorCaptions as English } from "../en/editor-captions.ts";
import { format } from "./notation.ts";

const { number } = format;

export const editorCaptions: typeof English = {
  open: "キャプションを編集",
  title: "キャプション",
  photos: (value) => `写真${number(value)}枚`,
  photo: "写真",
  columns: {
    fileName: "ファイル名",
    subject: "題名",
    location: "撮影地",
    credit: "写真クレジット",
    additionalCredits: "追加クレジット",
    camera: "カメラ",
    lens: "レンズ",
    film: "フィルム",
    alt: "代替テキスト",
  },
  cell: (column, file) => `${column}、${file}`,
  cut: "省略",
  cutInExport: "書き出しでは末尾が省略されます",
  inherited: "ファイルの値、または全写真共通",
  exportCsv: "CSVを書き出す",
  importCsv: "CSVを読み込む",
  csvFile: "captions.csv",
  done: "完了",
  dismiss: "閉じる",
  undo: "元に戻す",
  previous: "前へ",
  next: "次へ",
  position: (at, of) => `${number(of)}枚中${number(at)}枚目`,
  keys: {
    edit: "編集、次の行へ",
    line: "改行",
    tab: "次のセルへ",
    paste: "セルを貼り付け",
    fill: "下へコピー",
    undo: "元に戻す",
  },
  grey: "灰色：ファイルの値、または全写真共通",
  imported: (fields, photos) =>
    fields === 0
      ? "読み込むものはありません。このファイルのキャプションは、すでにすべて写真に入っています。"
      : `写真${number(photos)}枚のキャプション${number(fields)}項目を変更しました。`,
  pasted: (cells) => `${number(cells)}個のセルに貼り付けました。`,
  filled: (cells) => `${number(cells)}個のセルにコピーしました。`,
  cleared: (cells) => `${number(cells)}個のセルをクリアしました。`,
  beyond: (rows) => `写真の数を超えた${number(rows)}行は取り込みませんでした。`,
  unmatched: (rows) => `対応する写真がない行が${number(rows)}行ありました：`,
  more: (rows) => `ほか${number(rows)}行`,
  noColumn: (column) =>
    `ファイルに「${column}」という列がありません。必要な列は、先にキャプションを書き出すと確かめられます。`,
  unreadable: (file) => `「${file}」を読み取れませんでした。もう一度試すか、別のファイルを選んでください。`,
};
