import type { landingProofs as English } from "../en/landing-proofs.ts";
import { format } from "./notation.ts";

const { number } = format;

export const landingProofs: typeof English = {
  title: "3つの証拠",
  note: "2コアのコンピューターで、Matteのベンチマークにより測定。",
  lossless: {
    figure: (seconds) => `${number(seconds)}秒`,
    title: "再エンコードなし",
    text: "2,400万画素の写真にフレームを付けるのにかかる時間です。JPEGのデータは1ビットも変えずにコピーされ、新しいのは縁だけです。",
  },
  batch: {
    figure: (photos) => number(photos),
    title: "1分間の枚数",
    text: "それぞれ2,400万画素の写真を開き、フレームを付け、1つのZIPに書き出します。1,000枚でも、メモリは20枚のときとほとんど変わりません。",
  },
  record: {
    figure: (kilobytes) => `${number(kilobytes)} KB`,
    title: "来年、フレームを替える",
    text: "2,400万画素の書き出しは、これより少ない容量でルックを覚えています。もう一度開けば、フレームを外せます。",
  },
};
