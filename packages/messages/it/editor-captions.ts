/** @see ../en/editor-captions.ts */
import type { editorCaptions as English } from "../en/editor-captions.ts";
import { format } from "./notation.ts";

const { number, plural } = format;

const count = (value: number, one: string, other: string): string =>
  `${number(value)} ${plural(value, { one, other })}`;

const photos = (value: number): string => `${number(value)} foto`;

export const editorCaptions: typeof English = {
  open: "Modifica le didascalie",
  title: "Didascalie",
  photos,
  photo: "Foto",
  columns: {
    fileName: "Nome file",
    subject: "Soggetto",
    location: "Luogo",
    credit: "Crediti fotografici",
    additionalCredits: "Altri crediti",
    camera: "Fotocamera",
    lens: "Obiettivo",
    film: "Pellicola",
    alt: "Testo alternativo",
  },
  cell: (column: string, file: string) => `${column}, ${file}`,
  cut: "Troncata",
  cutInExport: "Troncata nell’esportazione",
  inherited: "Dal file, o per tutte le foto",
  exportCsv: "Esporta CSV",
  importCsv: "Importa CSV",
  csvFile: "didascalie.csv",
  done: "Fine",
  dismiss: "Nascondi",
  undo: "Annulla",
  previous: "Precedente",
  next: "Successiva",
  position: (at: number, of: number) => `${number(at)} di ${number(of)}`,
  keys: {
    edit: "modifica, riga successiva",
    line: "nuova riga",
    tab: "cella successiva",
    paste: "incolla celle",
    fill: "riempi verso il basso",
    undo: "annulla",
  },
  grey: "In grigio: dal file, o per tutte le foto",
  imported: (fields: number, photoCount: number) =>
    fields === 0
      ? "Niente da importare: le foto hanno già tutte le didascalie di questo file."
      : `${count(fields, "campo modificato", "campi modificati")} in ${photos(photoCount)}.`,
  pasted: (cells: number) => `${count(cells, "cella incollata", "celle incollate")}.`,
  filled: (cells: number) => `${count(cells, "cella riempita", "celle riempite")}.`,
  cleared: (cells: number) => `${count(cells, "cella svuotata", "celle svuotate")}.`,
  beyond: (rows: number) => `${count(rows, "riga esclusa", "righe escluse")}: non ci sono altre foto.`,
  unmatched: (rows: number) => `${count(rows, "riga non corrisponde", "righe non corrispondono")} a nessuna foto:`,
  more: (rows: number) => plural(rows, { one: `e un’altra`, other: `e altre ${number(rows)}` }),
  noColumn: (column: string) =>
    `Nel file manca la colonna “${column}”. Esporta prima le didascalie per vedere quali colonne servono.`,
  unreadable: (file: string) => `Impossibile leggere “${file}”. Riprova, o scegli un altro file.`,
};
