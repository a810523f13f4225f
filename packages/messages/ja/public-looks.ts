import type { publicLooks as English } from "../en/public-looks.ts";
import { format } from "./notation.ts";

const { plural } = format;

export const publicLooks: typeof English = {
  title: "みんなのルック",
  lead: "ほかの人が作ったマットを、Matteの写真に掛けました。アカウントがなくても、自分の写真で試せます。",
  submit: "自分のルックを投稿",
  list: "ルック",
  none: "ルックはまだありません。最初の1つを投稿しませんか。",
  more: "以前のルック",
  all: "すべてのルック",
  navigation: "メイン",
  alt: "このルックを付けたMatteの写真",
  tried: (count, tries) => plural(count, { other: `${tries}回試されました` }),
  try: "写真で試す",
  stays: "写真はデバイスの外に出ません。",
  copy: "リンクをコピー",
  report: {
    title: "報告",
    reasons: {
      offensive: "誰かを傷つけている、または脅している",
      copied: "他人の名前や作品を使っている",
      misleading: "内容またはリンク先が誤解を招く",
      other: "その他",
    },
    send: "報告を送る",
  },
  withdrawn: {
    title: "このルックは取り下げられました。",
    text: "作者またはMatteが掲載を終了しました。",
  },
};
