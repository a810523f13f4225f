import type { editorWall as English } from "../en/editor-wall.ts";
import { format } from "./notation.ts";

const { number } = format;

const photos = (count: number): string => `写真${number(count)}枚`;

export const editorWall: typeof English = {
  title: "壁面",
  count: (count) => (count === 1 ? photos(count) : `${photos(count)}、同じ縮尺`),
  empty: "壁面に写真がありません。壁面を閉じて、写真を追加してください。",
  hint: "ドラッグで並べ替え、ダブルクリックで開きます。",
  hintTouch: "長押しで並べ替え、ダブルタップで開きます。",
  zoomIn: "拡大",
  zoomOut: "縮小",
  tones: { white: "白い壁", neutral: "グレーの壁", black: "黒い壁" },

  export: "壁面を書き出す",
  shape: "画像のアスペクト比",
  shapes: { "16:9": "16:9", "4:5": "4:5", carousel: "カルーセル" },
  exported: "壁面を書き出しました",
  carouselIsPro: "カルーセルはPro限定です。",
  failed: "壁面を書き出せませんでした。もう一度お試しください。",
  leftOut: (count) => `${photos(count)}は画像に入っていません。`,
};
