import type { landingHung as English } from "../en/landing-hung.ts";

export const landingHung: typeof English = {
  region: "フレームに入ったあなたの写真",
  framed: (fileName, look) => `「${fileName}」、ルックは${look}`,
  tried: (fileName) => `「${fileName}」、このルックで`,
  export: "書き出し",
  stays: "書き出すにはサインインしてください。写真はこのページの外に出ていません。",
  another: "別の写真",
  noRoom: "このブラウザーには、写真を引き継ぐ空きがありません。エディターで追加してください。",
};
