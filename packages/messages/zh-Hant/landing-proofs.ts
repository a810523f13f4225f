import type { landingProofs as English } from "../en/landing-proofs.ts";
import { format } from "./notation.ts";

const { number } = format;

export const landingProofs: typeof English = {
  title: "三項證明",
  note: "以我們自己的基準測試在雙核心電腦上測得。",
  lossless: {
    figure: (seconds) => `${number(seconds)} 秒`,
    title: "不重新編碼",
    text: "為 2400 萬像素的照片裱框只需這麼久。JPEG 本身的資料逐位元複製，只有邊框是新的。",
  },
  batch: {
    figure: (photos) => number(photos),
    title: "每分鐘的照片數",
    text: "每張 2400 萬像素：開啟、裱框，再寫成一個 ZIP。一千張所需的記憶體幾乎不比二十張多。",
  },
  record: {
    figure: (kilobytes) => `${number(kilobytes)} KB`,
    title: "明年再換框",
    text: "2400 萬像素的匯出檔案用不到這點空間就能記住款式。再次開啟，就能取下框。",
  },
};
