import type { editorAlt as English } from "../en/editor-alt.ts";

export const editorAlt: typeof English = {
  label: "代替テキスト",
  hint: "写真を見られない人のための説明",
  namesPlace: (place) =>
    `代替テキストに地名「${place}」が含まれています。位置情報を除いた書き出しにも、この地名は残ります。`,
  copy: "代替テキストをコピー",
  copied: "代替テキストをコピーしました",
  notCopied: "代替テキストをコピーできませんでした。もう一度お試しください。",
};
