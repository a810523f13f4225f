/** Messages of the command line about PDFs. */
import type { cliPdf as English } from "../en/cli-pdf.ts";
import { format } from "./notation.ts";

export const cliPdf: typeof English = {
  plan: "PDF 是 Pro 的功能。请用“matte sign-in”登录，或去掉 --pdf。",
  alone: (option: string) => `${option} 用于 PDF。请加上 --pdf。`,
  and: (option: string) => `--pdf 和 ${option} 只能使用其中之一。`,
  ending: "--pdf 须为以 .pdf 结尾的文件名。",
  exists: (file: string) => `“${file}”已存在。--force 会替换它。`,
  unwritable: (file: string) => `无法写入“${file}”。请检查文件夹及其可用空间。`,
  number: (option: string, least: number, most: number) =>
    `${option} 须为 ${format.number(least)} 到 ${format.number(most)} 之间的数。`,
  paper: "--paper 须为 a4、a3、letter、30x40，或 50 到 2,000 的毫米数，例如 250x300。",
};
