import type { landingProofs as English } from "../en/landing-proofs.ts";
import { format } from "./notation.ts";

const { number } = format;

export const landingProofs: typeof English = {
  title: "三个证明",
  note: "由我们自己的基准测试在双核电脑上测得。",
  lossless: {
    figure: (seconds) => `${number(seconds)} 秒`,
    title: "不重新编码",
    text: "给 2400 万像素的照片装框只需这么久。JPEG 自身的数据逐位复制，只有边框是新的。",
  },
  batch: {
    figure: (photos) => number(photos),
    title: "每分钟的照片数",
    text: "每张 2400 万像素：打开、装框，再写成一个 ZIP。一千张所需的内存几乎不比二十张多。",
  },
  record: {
    figure: (kilobytes) => `${number(kilobytes)} KB`,
    title: "明年再换框",
    text: "2400 万像素的导出文件用不到这点空间就能记住款式。再次打开，就能取下框。",
  },
};
