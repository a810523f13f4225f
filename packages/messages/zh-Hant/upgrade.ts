import type { upgrade as English } from "../en/upgrade.ts";

export const upgrade: typeof English = {
  notLoaded: "無法載入 Pro 的功能介紹。請連上網路後再試。",
  sample: {
    alt: "平靜海面上的防波木樁，黑色襯紙，有白色描邊和標誌",
    title: "使用 Pro",
    text: "白色描邊、標誌、一行曝光資料，無浮水印。圖片由電腦繪製。",
  },
};
