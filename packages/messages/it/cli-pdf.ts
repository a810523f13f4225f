/** @see ../en/cli-pdf.ts */
import type { cliPdf as English } from "../en/cli-pdf.ts";
import { format } from "./notation.ts";

const { number } = format;

export const cliPdf: typeof English = {
  plan: "I PDF fanno parte di Pro. Accedi con “matte sign-in”, oppure togli --pdf.",
  alone: (option: string) => `${option} serve ai PDF. Aggiungi --pdf.`,
  and: (option: string) => `Usa solo uno tra --pdf e ${option}.`,
  ending: "--pdf richiede il nome di un file che finisce con .pdf.",
  exists: (file: string) => `“${file}” esiste già. --force lo sostituisce.`,
  unwritable: (file: string) => `Impossibile scrivere “${file}”. Controlla la cartella e il suo spazio libero.`,
  number: (option: string, least: number, most: number) =>
    `${option} richiede un numero da ${number(least)} a ${number(most)}.`,
  paper: "--paper richiede a4, a3, letter, 30x40, o millimetri da 50 a 2000 come 250x300.",
};
