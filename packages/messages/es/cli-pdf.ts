/** @see ../en/cli-pdf.ts */
import { format } from "./notation.ts";

export const cliPdf = {
  plan: "Los PDF forman parte de Pro. Inicia sesión con “matte sign-in” o quita --pdf.",
  alone: (option: string) => `${option} es para los PDF. Añade --pdf.`,
  and: (option: string) => `Usa solo uno de los dos: --pdf o ${option}.`,
  ending: "--pdf requiere el nombre de un archivo que termine en .pdf.",
  exists: (file: string) => `“${file}” ya existe. --force lo sustituye.`,
  unwritable: (file: string) => `“${file}” no se puede escribir. Comprueba la carpeta y su espacio libre.`,
  number: (option: string, least: number, most: number) =>
    `${option} requiere un número de ${format.number(least)} a ${format.number(most)}.`,
  paper: "--paper requiere a4, a3, letter, 30x40, o milímetros de 50 a 2000 como 250x300.",
};
