/** Messages of the command line about PDFs. */
import type { cliPdf as English } from "../en/cli-pdf.ts";
import { format } from "./notation.ts";

export const cliPdf: typeof English = {
  plan: "PDF 是 Pro 的功能。請用「matte sign-in」登入，或拿掉 --pdf。",
  alone: (option: string) => `${option} 用於 PDF。請加上 --pdf。`,
  and: (option: string) => `--pdf 和 ${option} 只能使用其中之一。`,
  ending: "--pdf 須為以 .pdf 結尾的檔名。",
  exists: (file: string) => `「${file}」已存在。--force 會取代它。`,
  unwritable: (file: string) => `無法寫入「${file}」。請檢查資料夾及其可用空間。`,
  number: (option: string, least: number, most: number) =>
    `${option} 須為 ${format.number(least)} 到 ${format.number(most)} 之間的數字。`,
  paper: "--paper 須為 a4、a3、letter、30x40，或 50 到 2,000 的公釐數，例如 250x300。",
};
