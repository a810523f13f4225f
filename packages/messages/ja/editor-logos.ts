import type { editorLogos as English } from "../en/editor-logos.ts";

export const editorLogos: typeof English = {
  library: "ロゴ",
  choose: (name) => `${name}を使う`,
  remove: (name) => `${name}をロゴから削除`,
  camera: "このカメラ用",
  cameraName: "このカメラ用のロゴ",
  chosen: "選択中のロゴ",
};
