/** @see ../en/cli-pdf.ts */
import { format } from "./notation.ts";

const { number } = format;

export const cliPdf = {
  plan: "Les PDF font partie de Pro. Connectez-vous avec « matte sign-in », ou omettez --pdf.",
  alone: (option: string) => `${option} concerne les PDF. Ajoutez --pdf.`,
  and: (option: string) => `Utilisez soit --pdf, soit ${option}.`,
  ending: "--pdf attend le nom d’un fichier qui se termine par .pdf.",
  exists: (file: string) => `« ${file} » existe déjà. --force le remplace.`,
  unwritable: (file: string) => `« ${file} » ne peut pas être écrit. Vérifiez le dossier et son espace libre.`,
  number: (option: string, least: number, most: number) =>
    `${option} attend un nombre de ${number(least)} à ${number(most)}.`,
  paper: "--paper attend a4, a3, letter, 30x40, ou des millimètres de 50 à 2000 comme 250x300.",
};
