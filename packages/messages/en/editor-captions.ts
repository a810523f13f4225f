import { format } from "./notation.ts";

const { number, plural } = format;

const count = (value: number, one: string, other: string): string =>
  `${number(value)} ${plural(value, { one, other })}`;

export const editorCaptions = {
  open: "Edit captions",
  title: "Captions",
  photos: (value: number) => count(value, "photo", "photos"),
  photo: "Photo",
  /** Also column names in CSV files. */
  columns: {
    fileName: "File name",
    subject: "Subject",
    location: "Location",
    credit: "Photo credit",
    additionalCredits: "Additional credits",
    camera: "Camera",
    lens: "Lens",
    film: "Film",
    alt: "Alt text",
  },
  cell: (column: string, file: string) => `${column}, ${file}`,
  cut: "Cut",
  cutInExport: "Cut in the export",
  inherited: "From the file, or for all photos",
  exportCsv: "Export CSV",
  importCsv: "Import CSV",
  csvFile: "captions.csv",
  done: "Done",
  dismiss: "Dismiss",
  undo: "Undo",
  previous: "Previous",
  next: "Next",
  position: (at: number, of: number) => `${number(at)} of ${number(of)}`,
  keys: {
    edit: "edit, next row",
    line: "new line",
    tab: "next cell",
    paste: "paste cells",
    fill: "fill down",
    undo: "undo",
  },
  grey: "Grey: from the file, or for all photos",
  imported: (fields: number, photos: number) =>
    fields === 0
      ? "Nothing to import: the photos have all captions of this file."
      : `Changed ${count(fields, "caption field", "caption fields")} of ${count(photos, "photo", "photos")}.`,
  pasted: (cells: number) => `${count(cells, "cell", "cells")} pasted.`,
  filled: (cells: number) => `${count(cells, "cell", "cells")} filled.`,
  cleared: (cells: number) => `${count(cells, "cell", "cells")} cleared.`,
  beyond: (rows: number) => `${count(rows, "row", "rows")} left out: there are no more photos.`,
  unmatched: (rows: number) => `${count(rows, "row", "rows")} matched no photo:`,
  more: (rows: number) => `and ${number(rows)} more`,
  noColumn: (column: string) =>
    `The file has no column “${column}”. Export the captions first to see which columns it needs.`,
  unreadable: (file: string) => `“${file}” couldn’t be read. Try again, or choose another file.`,
};
