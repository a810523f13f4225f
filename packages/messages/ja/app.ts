import type { app as English } from "../en/app.ts";

export const app: typeof English = {
  loading: "読み込み中",
  broken: {
    title: "問題が発生しました",
    text: "Matteの不具合でページが止まりました。写真には影響がなく、設定も保存されています。",
    retry: "もう一度試す",
    reload: "ページを再読み込み",
  },
  notFound: {
    title: "ここには何も掛かっていません",
    text: "このURLにページはありません。",
    home: "ホームへ",
    editor: "エディターを開く",
  },
  welcome: "Matteへようこそ",
  accountDeleted: "アカウントを削除しました",
};
