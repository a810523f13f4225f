import type { lookSample as English } from "../en/look-sample.ts";

export const lookSample: typeof English = {
  alt: "共有されたルックを付けたサンプル写真",
  subject: "稜線、夕風",
  stairs: "階段",
  sea: "突堤、干潮",
  place: "夕暮れの砂丘",
  credit: "写真：Matte",
  title: "あなたに共有されたルック",
  origin: "Matteの写真に付けた例",
};
