import type { editorRecovery as English } from "../en/editor-recovery.ts";
import { format } from "./notation.ts";

const { date, number } = format;

const digits = (count: number): string => number(count, { useGrouping: false });

export const editorRecovery: typeof English = {
  region: "前回の写真",
  title: "写真は残っています",
  changed: (time) =>
    `最終変更は${date(time, { day: "numeric", month: "long" })} ${date(time, { hour: "2-digit", minute: "2-digit" })}。キャプションと設定も残っています`,
  more: (count) => `ほか${number(count)}枚`,
  restore: (count) => `写真${digits(count)}枚を復元`,
  startFresh: "最初から始める",
  discarded: (count) => `写真${digits(count)}枚を破棄しました`,
  waiting: "前回の写真",
  discard: "破棄",
  notStored: "このブラウザーでは、写真を次回まで保持できません。このページを閉じる前に書き出してください。",
  noSpace: "空き容量が足りず、すべての写真を次回まで保持できません。このページを閉じる前に書き出してください。",
  none: {
    "no-permission": "写真を復元できませんでした。読み取りが許可されていません。",
    gone: "写真が見つかりませんでした。別のドライブにある場合は、接続してからもう一度お試しください。",
  },
  someLost: (count) => `写真${digits(count)}枚を復元できませんでした。`,
  lost: {
    gone: (file) => `「${file}」は移動、変更、または削除されています。`,
    "no-permission": (file) => `「${file}」の読み取りが許可されていません。`,
    "not-kept": (file) => `「${file}」を保持できませんでした。もう一度追加してください。`,
  },
};
