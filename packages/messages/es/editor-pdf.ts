/** @see ../en/editor-pdf.ts */
import { format } from "./notation.ts";

const { number, plural } = format;

const photos = (count: number): string => `${number(count)} ${plural(count, { one: "foto", other: "fotos" })}`;
const pages = (count: number): string => (count === 1 ? "una página" : `${number(count)} páginas`);

export const editorPdf = {
  title: "PDF",
  contactSheet: "Hoja de contactos…",
  pages: "Páginas",
  pagesName: "Páginas del PDF",
  layouts: { photo: "Una por página", sheet: "Hoja de contactos" },
  pageSetup: "Configurar página…",
  columns: "Columnas",
  rows: "Filas",
  captionLines: "Líneas del pie de foto",
  captions: ["Ninguna", "Motivo", "Motivo, lugar"],
  paper: "Papel",
  papers: { a4: "A4", a3: "A3", letter: "Carta", "30x40": "30 × 40 cm", custom: "Personalizado" },
  width: "Ancho",
  widthName: "Ancho del papel (mm)",
  height: "Alto",
  heightName: "Alto del papel (mm)",
  margins: "Márgenes",
  marginsName: "Márgenes (mm)",
  bleed: "Sangrado",
  bleedName: "Sangrado del PDF (mm)",
  cropMarks: "Marcas de corte",
  mm: "mm",
  contents: (photoCount: number, pageCount: number) => `${photos(photoCount)}, ${pages(pageCount)}`,
  paperSize: (name: string, width: number, height: number) => `${name}, ${number(width)} × ${number(height)} mm`,
  customPaperSize: (width: number, height: number) => `${number(width)} × ${number(height)} mm`,
  preview: (page: number, count: number) => `Página ${number(page)} de ${number(count)}`,
  previous: "Página anterior",
  next: "Página siguiente",
  note: (size: string) => `Las fotos van tal como están y los pies de foto, como texto. Unos ${size}`,
  carousel: "Un PDF muestra el carrusel entero en una página.",
  export: "Exportar PDF",
  done: "PDF exportado",
  doneIn: (place: string) => `PDF exportado a ${place}`,
  fileType: "Documento PDF",
  failed: {
    "no-space": (done: number, total: number) =>
      `El disco está lleno. La exportación se detuvo tras ${number(done)} de ${photos(total)} y no se guardó ningún PDF. Libera espacio o elige otro disco con Guardar en….`,
    "too-large": () =>
      "Esta ventana no puede guardar archivos, como ocurre en la navegación privada, así que un PDF puede ocupar 1 GB como máximo. Exporta menos fotos a la vez o usa una ventana normal.",
    failed: (done: number, total: number) =>
      `No se pudo escribir el PDF. La exportación se detuvo tras ${number(done)} de ${photos(total)} y no se guardó ningún PDF. Inténtalo de nuevo.`,
  },
};
