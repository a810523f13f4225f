import type { Arrangement } from "@matte/engine";
import type { editorTogether as English } from "../en/editor-together.ts";
import { format } from "./notation.ts";

const { number } = format;

const photos = (count: number): string => `写真${number(count)}枚`;

const arrangements: Readonly<Record<Arrangement, string>> = { row: "横一列", column: "縦一列", grid: "格子" };

export const editorTogether: typeof English = {
  title: "組み合わせ",
  action: "組み合わせる",
  working: (count) => `${photos(count)}を組み合わせています…`,
  framed: (count) => `${photos(count)}を組み合わせました。`,
  wrongCount: (min, max) => `組み合わせるには、写真を${number(min)}〜${number(max)}枚選んでください。`,
  separate: "分ける",
  separated: (count) => `${photos(count)}に分けました。`,
  photos,
  arrangement: "並べ方",
  arrangements,
  gap: "間隔",
  gapUnit: "パーセント",
  order: "このフレームの写真",
  moved: (file, place, count) => `${file}を${number(count)}枚中${number(place)}枚目に移動しました`,
};
