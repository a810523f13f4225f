/** @see ../en/editor-pdf.ts */
import { format } from "./notation.ts";

const { number, plural } = format;

const photos = (count: number): string => `${number(count)} ${plural(count, { one: "Foto", other: "Fotos" })}`;
const pages = (count: number): string => (count === 1 ? "eine Seite" : `${number(count)} Seiten`);

export const editorPdf = {
  title: "PDF",
  contactSheet: "Kontaktabzug…",
  pages: "Seiten",
  pagesName: "Seiten des PDF",
  layouts: { photo: "Je Seite eins", sheet: "Kontaktabzug" },
  pageSetup: "Seite einrichten…",
  columns: "Spalten",
  rows: "Zeilen",
  captionLines: "Zeilen der Beschriftung",
  captions: ["Keine", "Motiv", "Motiv, Ort"],
  paper: "Papier",
  papers: { a4: "A4", a3: "A3", letter: "Letter", "30x40": "30 × 40 cm", custom: "Eigenes" },
  width: "Breite",
  widthName: "Papierbreite (mm)",
  height: "Höhe",
  heightName: "Papierhöhe (mm)",
  margins: "Ränder",
  marginsName: "Ränder (mm)",
  bleed: "Beschnitt",
  bleedName: "Beschnitt des PDF (mm)",
  cropMarks: "Schnittmarken",
  mm: "mm",
  contents: (photoCount: number, pageCount: number) => `${photos(photoCount)}, ${pages(pageCount)}`,
  paperSize: (name: string, width: number, height: number) => `${name}, ${number(width)} × ${number(height)} mm`,
  customPaperSize: (width: number, height: number) => `${number(width)} × ${number(height)} mm`,
  preview: (page: number, count: number) => `Seite ${number(page)} von ${number(count)}`,
  previous: "Vorige Seite",
  next: "Nächste Seite",
  note: (size: string) => `Fotos kommen hinein, wie sie sind, Beschriftungen als Text. Etwa ${size}`,
  carousel: "Ein PDF zeigt das ganze Karussell auf einer Seite.",
  export: "PDF exportieren",
  done: "PDF exportiert",
  doneIn: (place: string) => `PDF exportiert, jetzt in ${place}`,
  fileType: "PDF-Dokument",
  failed: {
    "no-space": (done: number, total: number) =>
      `Ihr Datenträger ist voll. Der Export hielt nach ${number(done)} von ${photos(total)} an, und kein PDF wurde gespeichert. Schaffen Sie Platz, oder wählen Sie mit Speichern unter… einen anderen Datenträger.`,
    "too-large": () =>
      "Dieses Fenster kann keine Dateien ablegen, wie beim privaten Surfen, ein PDF kann deshalb höchstens 1 GB haben. Exportieren Sie weniger Fotos auf einmal, oder verwenden Sie ein normales Fenster.",
    failed: (done: number, total: number) =>
      `Das PDF konnte nicht geschrieben werden. Der Export hielt nach ${number(done)} von ${photos(total)} an, und kein PDF wurde gespeichert. Versuchen Sie es erneut.`,
  },
};
