import type { upgrade as English } from "../en/upgrade.ts";

export const upgrade: typeof English = {
  notLoaded: "无法加载 Pro 的功能介绍。请联网后重试。",
  sample: {
    alt: "平静海面上的防波桩，黑色衬纸，带白色描边和徽标",
    title: "使用 Pro",
    text: "白色描边、徽标、一行曝光数据，无水印。图片由计算机生成。",
  },
};
