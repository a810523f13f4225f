import type { cliPdf as English } from "../en/cli-pdf.ts";
import { format } from "./notation.ts";

const { number } = format;

export const cliPdf: typeof English = {
  plan: "PDFはProで使えます。「matte sign-in」でサインインするか、--pdfを外してください。",
  alone: (option) => `${option}はPDF用です。--pdfを加えてください。`,
  and: (option) => `--pdfと${option}は、どちらか一方だけを使ってください。`,
  ending: "--pdfには、.pdfで終わるファイル名を指定してください。",
  exists: (file) => `「${file}」はすでにあります。置き換えるには--forceを付けてください。`,
  unwritable: (file) => `「${file}」を書き込めません。フォルダーと空き容量を確かめてください。`,
  number: (option, least, most) => `${option}には${number(least)}〜${number(most)}の数値を指定してください。`,
  paper: "--paperには、a4、a3、letter、30x40、または250x300のような50〜2,000のミリメートルを指定してください。",
};
