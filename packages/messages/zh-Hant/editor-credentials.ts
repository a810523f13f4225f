/** Content Credentials of exports, in the editor. They say who signed, and never that it is true. */
import type { editorCredentials as English } from "../en/editor-credentials.ts";
import { format } from "./notation.ts";

const { number } = format;

export const editorCredentials: typeof English = {
  label: "內容憑證",
  development: "內容憑證（開發用）",
  signedBy: (name: string) => `由 ${name} 簽署`,
  unsigned: (file: string, count: number, reason: string) =>
    count === 1
      ? `「${file}」匯出時未附上內容憑證。${reason}`
      : `「${file}」等 ${number(count)} 個檔案匯出時未附上內容憑證。${reason}`,
  reasons: {
    none: "此伺服器不簽署匯出的檔案。",
    early: "伺服器的證書尚未生效，或伺服器的時鐘有誤。",
    expired: "伺服器的證書已過期。",
    "time-stamp": "時間戳記服務沒有回應。",
  },
  noAnswer: "無法連線到伺服器。",
  notIn: {
    pdf: "PDF 不含內容憑證。",
    wall: "牆面的圖片不含內容憑證。",
  },
  leftOut: (file: string, count: number, reason: string) =>
    count === 1
      ? `「${file}」原有的憑證不予保留：${reason}。`
      : `「${file}」等 ${number(count)} 張照片原有的憑證不予保留：${reason}。`,
  faults: {
    location: "其中可能含有位置，而匯出的檔案不保留位置",
    cropped: "其中含有已裁掉部分的影像",
    large: "憑證太大",
    unreadable: "憑證無法讀取",
  },
};
