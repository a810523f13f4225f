/** @see ../en/editor-captions.ts */
import { format } from "./notation.ts";

const { number, plural } = format;

const count = (value: number, one: string, other: string): string =>
  `${number(value)} ${plural(value, { one, other })}`;

export const editorCaptions = {
  open: "Editar pies de foto",
  title: "Pies de foto",
  photos: (value: number) => count(value, "foto", "fotos"),
  photo: "Foto",
  columns: {
    fileName: "Nombre de archivo",
    subject: "Motivo",
    location: "Lugar",
    credit: "Crédito fotográfico",
    additionalCredits: "Créditos adicionales",
    camera: "Cámara",
    lens: "Objetivo",
    film: "Película",
    alt: "Texto alternativo",
  },
  cell: (column: string, file: string) => `${column}, ${file}`,
  cut: "Cortado",
  cutInExport: "Cortado en la exportación",
  inherited: "Del archivo o común a todas las fotos",
  exportCsv: "Exportar CSV",
  importCsv: "Importar CSV",
  csvFile: "captions.csv",
  done: "Listo",
  dismiss: "Ocultar",
  undo: "Deshacer",
  previous: "Anterior",
  next: "Siguiente",
  position: (at: number, of: number) => `${number(at)} de ${number(of)}`,
  keys: {
    edit: "editar, fila siguiente",
    line: "línea nueva",
    tab: "celda siguiente",
    paste: "pegar celdas",
    fill: "rellenar hacia abajo",
    undo: "deshacer",
  },
  grey: "En gris: del archivo o común a todas las fotos",
  imported: (fields: number, photos: number) =>
    fields === 0
      ? "No hay nada que importar: las fotos ya tienen todos los pies de foto de este archivo."
      : `Se ${plural(fields, { one: "cambió", other: "cambiaron" })} ${count(fields, "campo de pie de foto", "campos de pie de foto")} en ${count(photos, "foto", "fotos")}.`,
  pasted: (cells: number) => `${count(cells, "celda pegada", "celdas pegadas")}.`,
  filled: (cells: number) => `${count(cells, "celda rellenada", "celdas rellenadas")}.`,
  cleared: (cells: number) => `${count(cells, "celda vaciada", "celdas vaciadas")}.`,
  beyond: (rows: number) => `${count(rows, "fila omitida", "filas omitidas")}: no hay más fotos.`,
  unmatched: (rows: number) => `${count(rows, "fila no corresponde", "filas no corresponden")} a ninguna foto:`,
  more: (rows: number) => `y ${number(rows)} más`,
  noColumn: (column: string) =>
    `El archivo no tiene la columna “${column}”. Exporta primero los pies de foto para ver qué columnas necesita.`,
  unreadable: (file: string) => `No se pudo leer “${file}”. Inténtalo de nuevo o elige otro archivo.`,
};
