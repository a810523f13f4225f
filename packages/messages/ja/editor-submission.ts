import type { editorSubmission as English } from "../en/editor-submission.ts";

export const editorSubmission: typeof English = {
  title: "このルックを投稿",
  name: "名前",
  description: "説明",
  author: "表示する作者名",
  link: "リンク",
  linkHint: "https://",
  anonymise: "アカウントを削除したら、名前を外して掲載を続ける",
  note: "Matteの写真を使って掲載します。あなたの写真は送信されません。",
  read: "掲載の前に、担当者が目を通します。",
  submit: "投稿",
  submitted: "投稿しました。結果はアカウントページで確かめられます。",
  failed: "ルックを投稿できませんでした。もう一度お試しください。",
  invalid: {
    name: "名前は通常の文字で付けてください。",
    description: "説明は通常の文字で書いてください。",
    author: "作者名は通常の文字で書いてください。",
    link: "リンクには、https://で始まるWebサイトのURLを入れてください。",
    look: "このルックは投稿できません。",
  },
};
