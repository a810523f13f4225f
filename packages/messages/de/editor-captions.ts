/** @see ../en/editor-captions.ts */
import { format } from "./notation.ts";

const { number, plural } = format;

const count = (value: number, one: string, other: string): string =>
  `${number(value)} ${plural(value, { one, other })}`;

export const editorCaptions = {
  open: "Beschriftungen bearbeiten",
  title: "Beschriftungen",
  photos: (value: number) => count(value, "Foto", "Fotos"),
  photo: "Foto",
  columns: {
    fileName: "Dateiname",
    subject: "Motiv",
    location: "Ort",
    credit: "Bildnachweis",
    additionalCredits: "Weitere Mitwirkende",
    camera: "Kamera",
    lens: "Objektiv",
    film: "Film",
    alt: "Alternativtext",
  },
  cell: (column: string, file: string) => `${column}, ${file}`,
  cut: "Abgeschnitten",
  cutInExport: "Im Export abgeschnitten",
  inherited: "Aus der Datei oder für alle Fotos",
  exportCsv: "CSV exportieren",
  importCsv: "CSV importieren",
  csvFile: "beschriftungen.csv",
  done: "Fertig",
  dismiss: "Ausblenden",
  undo: "Rückgängig",
  previous: "Zurück",
  next: "Weiter",
  position: (at: number, of: number) => `${number(at)} von ${number(of)}`,
  keys: {
    edit: "bearbeiten, nächste Zeile",
    line: "neue Zeile",
    tab: "nächste Zelle",
    paste: "Zellen einfügen",
    fill: "nach unten ausfüllen",
    undo: "rückgängig",
  },
  grey: "Grau: aus der Datei oder für alle Fotos",
  imported: (fields: number, photos: number) =>
    fields === 0
      ? "Nichts zu importieren: Die Fotos haben alle Beschriftungen dieser Datei."
      : `${count(fields, "Feld", "Felder")} von ${count(photos, "Foto", "Fotos")} geändert.`,
  pasted: (cells: number) => `${count(cells, "Zelle", "Zellen")} eingefügt.`,
  filled: (cells: number) => `${count(cells, "Zelle", "Zellen")} ausgefüllt.`,
  cleared: (cells: number) => `${count(cells, "Zelle", "Zellen")} geleert.`,
  beyond: (rows: number) => `${count(rows, "Zeile", "Zeilen")} ausgelassen: Es gibt keine weiteren Fotos.`,
  unmatched: (rows: number) => `${count(rows, "Zeile passte", "Zeilen passten")} zu keinem Foto:`,
  more: (rows: number) => `und ${number(rows)} weitere`,
  noColumn: (column: string) =>
    `Die Datei hat keine Spalte „${column}“. Exportieren Sie zuerst die Beschriftungen, um zu sehen, welche Spalten nötig sind.`,
  unreadable: (file: string) =>
    `„${file}“ konnte nicht gelesen werden. Versuchen Sie es erneut oder wählen Sie eine andere Datei.`,
};
