/** Messages of the command line about PDFs. */
import { format } from "./notation.ts";

export const cliPdf = {
  plan: "PDFs are part of Pro. Sign in with “matte sign-in”, or leave out --pdf.",
  alone: (option: string) => `${option} is for PDFs. Add --pdf.`,
  and: (option: string) => `Use only one of --pdf and ${option}.`,
  ending: "--pdf takes the name of a file that ends in .pdf.",
  exists: (file: string) => `“${file}” is there already. --force replaces it.`,
  unwritable: (file: string) => `“${file}” can’t be written. Check the folder and its free space.`,
  number: (option: string, least: number, most: number) =>
    `${option} takes a number from ${format.number(least)} to ${format.number(most)}.`,
  paper: "--paper takes a4, a3, letter, 30x40, or millimetres from 50 to 2,000 such as 250x300.",
};
