import type { editorWork as English } from "../en/editor-work.ts";
import { format } from "./notation.ts";

const { number } = format;

const photos = (count: number): string => `写真${number(count)}枚`;

export const editorWork: typeof English = {
  failed: {
    region: "失敗した写真",
    unread: "読み込めなかった写真",
    count: (count) => `${number(count)}枚が失敗`,
    remove: "失敗分を取り除く",
    removeOne: (file) => `${file}を取り除く`,
  },
  removed: (count) => `${photos(count)}を取り除きました。`,
  exportSelected: (count) => `選択した${number(count)}枚を書き出す`,
  selected: (count) => `${number(count)}枚を選択中`,
  crop: {
    copy: "トリミングをコピー",
    paste: "トリミングを貼り付け",
    copied: "トリミングをコピーしました",
    separate: "トリミングするには、先に写真を分けてください。",
    pasted: (count) => `${photos(count)}にトリミングを貼り付けました。`,
  },
  menu: "写真の操作",
  select: "選択",
  selectDone: "完了",
  signOut: {
    title: (count) => `サインアウトして${photos(count)}を破棄しますか？`,
    note: "元のファイルと書き出したものは残ります。これらの写真のキャプションと設定は失われます。",
    confirm: "サインアウト",
    cancel: "キャンセル",
  },
};
