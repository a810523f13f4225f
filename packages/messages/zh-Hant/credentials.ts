/** A photo's Content Credentials (C2PA). They say who signed, and never that it is true. */
import type { credentials as English } from "../en/credentials.ts";
import { format } from "./notation.ts";

const moment = (time: Date): string => format.date(time, { dateStyle: "long", timeStyle: "short" });

export const credentials: typeof English = {
  title: "內容憑證",
  signedBy: "簽署者",
  noName: "未具名的簽署者",
  when: "時間",
  stamped: (time) => `${moment(time)}（依時間戳記）`,
  claimed: (time: Date) => `${moment(time)}（依簽署者所述）`,
  madeWith: "製作工具",
  actions: {
    captured: "由相機拍攝",
    generated: "由模型生成",
    created: "已建立",
    opened: "已開啟",
    edited: "已編輯",
    colour: "已調整顏色",
    cropped: "已裁切",
    resized: "已調整尺寸",
    placed: "與其他圖片合成",
    removed: "已移除部分內容",
    rotated: "已旋轉",
    converted: "已轉換為其他格式",
    published: "已發布",
    redacted: "已移除部分編輯記錄",
    other: "其他變更",
  },
  checks: {
    valid: {
      match: "簽章與內容相符",
      changed: "簽章相符，但檔案簽署後曾經變更",
      unchecked: "簽章相符。未檢查內容",
    },
    expired: {
      match: "簽章與內容相符，但證書已過期",
      changed: "檔案簽署後曾經變更，而且證書已過期",
      unchecked: "簽章相符，但證書已過期。未檢查內容",
    },
  },
  invalid: "簽章無效，因此這些憑證無法說明照片的來歷",
  unchecked: "這裡無法檢查簽章。請透過 https 開啟 Matte 來檢查",
  unreadable: "這些憑證已損壞，或屬於 Matte 無法讀取的類型",
  reading: "正在讀取…",
  onThisDevice: "在這部裝置上讀取。",
  notInExports: "除非開啟「內容憑證」，否則匯出的檔案不保留任何憑證。",
  notListed: "未與受信任的簽署者名單核對。",
};
