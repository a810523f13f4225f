import type { upgrade as English } from "../en/upgrade.ts";

export const upgrade: typeof English = {
  notLoaded: "Proで追加される機能を読み込めませんでした。オンラインになってからもう一度お試しください。",
  sample: {
    alt: "静かな海に並ぶ突堤の杭。黒いマットに白い線とロゴ",
    title: "Proなら",
    text: "白い線、ロゴ、1行の露出データ、透かしなし。画像はコンピューターで生成したものです。",
  },
};
