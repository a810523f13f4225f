/** @see ../en/cli-pdf.ts */
import { format } from "./notation.ts";

const { number } = format;

export const cliPdf = {
  plan: "PDFs fazem parte do Pro. Entre com “matte sign-in” ou deixe --pdf de fora.",
  alone: (option: string) => `${option} serve para PDFs. Acrescente --pdf.`,
  and: (option: string) => `Use só uma destas opções: --pdf ou ${option}.`,
  ending: "--pdf recebe o nome de um arquivo que termina em .pdf.",
  exists: (file: string) => `“${file}” já existe. --force o substitui.`,
  unwritable: (file: string) => `Não é possível gravar “${file}”. Verifique a pasta e o espaço livre.`,
  number: (option: string, least: number, most: number) =>
    `${option} recebe um número de ${number(least)} a ${number(most)}.`,
  paper: "--paper recebe a4, a3, letter, 30x40 ou milímetros de 50 a 2.000, como 250x300.",
};
