import type { MetadataFont } from "@matte/engine";
import type { editorFonts as English } from "../en/editor-fonts.ts";

const standIns: Partial<Record<MetadataFont, string>> = {
  Georgia: "Gelasio",
  "Helvetica Neue": "Arimo",
  "Courier New": "Cousine",
};

export const editorFonts: typeof English = {
  title: "このコンピューターのフォント",
  open: "このコンピューターのフォント…",
  waiting: "許可を待っています",
  search: "フォントを探す",
  list: "フォント",
  noneFound: "一致するフォントがありません。",
  unavailable: {
    unsupported:
      "このブラウザーでは、コンピューターのフォントを一覧にできません。コンピューター上のChromeとEdgeならできます。16種類のWebフォントはどのブラウザーでも使えます。",
    refused:
      "ブラウザーがフォントへのアクセスを許可しませんでした。アドレスの横にある設定で、このサイトの「フォント」を許可してから、もう一度お試しください。",
    failed: "フォントを読み取れませんでした。いったん閉じて、もう一度お試しください。",
  },
  notOnThisComputer: (family, substitute) =>
    `フォント「${family}」がこのコンピューターにありません。プレビューには${substitute}を使っています。キャプション付きで書き出すには、別のフォントを選んでください。`,
  boxes: (characters) => `${characters}を含むフォントがこのコンピューターにありません。書き出すと□になります。`,
  standIns,
  standIn: (font, substitute) => `このコンピューターには${font}がないため、${substitute}を使っています。`,
  ofStyle: "スタイルの書体",
  missing: (font, characters) =>
    `${font}には${characters}がありません。代わりにこのコンピューターのフォントを使っています。`,
};
