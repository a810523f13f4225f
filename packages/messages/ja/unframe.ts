import type { unframe as English } from "../en/unframe.ts";
import { format } from "./notation.ts";

const photos = (count: number): string => `写真${format.number(count)}枚`;

export const unframe: typeof English = {
  refusals: {
    "no-record": (file) => `「${file}」には、Matteで外せるフレームがありません。`,
    "encoded-again": (file) => `「${file}」はフレームを付けたときに再エンコードされたため、フレームを外せません。`,
    changed: (file) => `「${file}」はフレームを付けた後に別のアプリで保存されたため、フレームを外せません。`,
    damaged: (file) => `「${file}」は壊れているため、フレームを外せません。`,
  },
  region: "フレーム付き",
  framed: (count, look) => {
    const frame = look === null ? "Matteのフレーム" : `Matteのフレーム（${look}）`;
    return count === 1 ? `すでに${frame}が付いています` : `${photos(count)}にはすでに${frame}が付いています`;
  },
  change: "フレームを変更",
  remove: "フレームを外す",
  again: "さらにフレームを付ける",
  againSeveral: "さらにフレームを付ける",
  changed: (count) => (count === 1 ? "フレームを変更できます" : `${photos(count)}のフレームを変更できます`),
  removed: (count) => (count === 1 ? "フレームを外しました" : `${photos(count)}のフレームを外しました`),
  logoMissing: "ロゴはファイルに含まれていません。もう一度追加してください。",
  fontNeedsPlan: (font, substitute) =>
    `キャプションの書体「${font}」はコンピューターのフォントで、使うにはStudioが必要です。代わりに${substitute}を使っています。`,
  originals: (count) =>
    count === 1 ? "写真は元のファイルと1バイトも違いません" : `${photos(count)}は元のファイルと1バイトも違いません`,
  saved: (file) => `フレームなしの「${file}」を保存しました`,
  lostHdr: (count) =>
    count === 1
      ? "写真はHDRではなくなりました。ゲインマップがフレームと一緒に再エンコードされています。"
      : `${photos(count)}はHDRではなくなりました。ゲインマップがフレームと一緒に再エンコードされています。`,
  marked: (count) =>
    count === 1
      ? "写真のマークは残ります。マークは取り外せません。"
      : `${photos(count)}のマークは残ります。マークは取り外せません。`,
  moreRefused: (count) => `ほかに${photos(count)}のフレームを外せません。`,
};
