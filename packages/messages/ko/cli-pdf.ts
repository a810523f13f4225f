/** Messages of the command line about PDFs. */
import type { cliPdf as English } from "../en/cli-pdf.ts";
import { format } from "./notation.ts";

export const cliPdf: typeof English = {
  plan: "PDF는 Pro 기능입니다. “matte sign-in”으로 로그인하거나 --pdf를 빼세요.",
  alone: (option: string) => `${option} 옵션은 PDF에 씁니다. --pdf를 더하세요.`,
  and: (option: string) => `--pdf, ${option} 중 하나만 쓰세요.`,
  ending: "--pdf에는 .pdf로 끝나는 파일 이름을 쓰세요.",
  exists: (file: string) => `“${file}” 파일이 이미 있습니다. --force를 쓰면 바꿉니다.`,
  unwritable: (file: string) => `“${file}” 파일을 쓸 수 없습니다. 폴더와 남은 공간을 확인하세요.`,
  number: (option: string, least: number, most: number) =>
    `${option} 옵션에는 ${format.number(least)}~${format.number(most)}의 숫자를 쓰세요.`,
  paper: "--paper에는 a4, a3, letter, 30x40, 또는 250x300과 같은 50~2,000의 밀리미터를 쓰세요.",
};
