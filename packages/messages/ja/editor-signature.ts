import type { editorSignature as English } from "../en/editor-signature.ts";

export const editorSignature: typeof English = {
  add: "サインを追加",
  title: "サイン",
  pad: "サインの入力欄",
  hint: "マウス、指、ペンで書くか、紙に書いたサインを撮影してください。",
  undo: "元に戻す",
  clear: "クリア",
  fromPhoto: "写真から",
  found: "紙を取り除いたサイン",
  reading: "紙を取り除いています",
  turn: "回転",
  back: "入力欄に戻る",
  use: "このサインを使う",
  name: (number) => (number === 1 ? "サイン" : `サイン${number}`),
  keepsColours: "元の色を保つ",
  noInk: (file) =>
    `「${file}」からサインを見つけられません。明るい紙に濃いインクで書き、画面いっぱいに撮影してください。`,
  failed: "サインを保存できませんでした。もう一度お試しください。",
};
