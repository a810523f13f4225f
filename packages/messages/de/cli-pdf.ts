/** @see ../en/cli-pdf.ts */
import { format } from "./notation.ts";

export const cliPdf = {
  plan: "PDFs gehören zu Pro. Melden Sie sich mit „matte sign-in“ an, oder lassen Sie --pdf weg.",
  alone: (option: string) => `${option} ist für PDFs. Ergänzen Sie --pdf.`,
  and: (option: string) => `Verwenden Sie nur eines von --pdf und ${option}.`,
  ending: "--pdf nimmt den Namen einer Datei, die auf .pdf endet.",
  exists: (file: string) => `„${file}“ ist schon da. --force ersetzt sie.`,
  unwritable: (file: string) =>
    `„${file}“ kann nicht geschrieben werden. Prüfen Sie den Ordner und seinen freien Platz.`,
  number: (option: string, least: number, most: number) =>
    `${option} nimmt eine Zahl von ${format.number(least)} bis ${format.number(most)}.`,
  paper: "--paper nimmt a4, a3, letter, 30x40 oder Millimeter von 50 bis 2.000 wie 250x300.",
};
