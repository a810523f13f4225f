/** @see ../en/editor-pdf.ts */
import type { editorPdf as English } from "../en/editor-pdf.ts";
import { format } from "./notation.ts";

const { number } = format;

const photos = (count: number): string => `${number(count)} foto`;
const pages = (count: number): string => (count === 1 ? "una pagina" : `${number(count)} pagine`);

export const editorPdf: typeof English = {
  title: "PDF",
  contactSheet: "Provino a contatto…",
  pages: "Pagine",
  pagesName: "Pagine del PDF",
  layouts: { photo: "Una per pagina", sheet: "Provino a contatto" },
  pageSetup: "Imposta pagina…",
  columns: "Colonne",
  rows: "Righe",
  captionLines: "Righe di didascalia",
  captions: ["Nessuna", "Soggetto", "Soggetto, luogo"],
  paper: "Carta",
  papers: { a4: "A4", a3: "A3", letter: "Letter", "30x40": "30 × 40 cm", custom: "Personalizzata" },
  width: "Larghezza",
  widthName: "Larghezza della carta (mm)",
  height: "Altezza",
  heightName: "Altezza della carta (mm)",
  margins: "Margini",
  marginsName: "Margini (mm)",
  bleed: "Abbondanza",
  bleedName: "Abbondanza del PDF (mm)",
  cropMarks: "Segni di taglio",
  mm: "mm",
  contents: (photoCount: number, pageCount: number) => `${photos(photoCount)}, ${pages(pageCount)}`,
  paperSize: (name: string, width: number, height: number) => `${name}, ${number(width)} × ${number(height)} mm`,
  customPaperSize: (width: number, height: number) => `${number(width)} × ${number(height)} mm`,
  preview: (page: number, count: number) => `Pagina ${number(page)} di ${number(count)}`,
  previous: "Pagina precedente",
  next: "Pagina successiva",
  note: (size: string) => `Le foto entrano così come sono, le didascalie come testo. Circa ${size}`,
  carousel: "Un PDF mostra l’intero carosello su una pagina.",
  export: "Esporta PDF",
  done: "PDF esportato",
  doneIn: (place: string) => `PDF esportato in ${place}`,
  fileType: "Documento PDF",
  failed: {
    "no-space": (done: number, total: number) =>
      `Il disco è pieno. L’esportazione si è fermata dopo ${number(done)} di ${photos(total)} e nessun PDF è stato salvato. Libera un po’ di spazio, o scegli un altro disco con Salva in….`,
    "too-large": () =>
      "Questa finestra non può archiviare file, come nella navigazione privata: un PDF può quindi avere al massimo 1 GB. Esporta meno foto alla volta, o usa una finestra normale.",
    failed: (done: number, total: number) =>
      `Impossibile scrivere il PDF. L’esportazione si è fermata dopo ${number(done)} di ${photos(total)} e nessun PDF è stato salvato. Riprova.`,
  },
};
