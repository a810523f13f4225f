/** @see ../en/editor-export.ts */
import { format } from "./notation.ts";

const { number, plural } = format;

const photos = (count: number): string => `${number(count)} ${plural(count, { one: "foto", other: "fotos" })}`;

function timeLeft(milliseconds: number): string {
  const seconds = milliseconds / 1000;
  if (seconds < 10) return "quedan unos segundos";
  if (seconds < 55) return `quedan unos ${number(10 * Math.round(seconds / 10))} s`;
  const minutes = Math.max(1, Math.round(seconds / 60));
  if (minutes === 1) return "queda alrededor de 1 min";
  return minutes < 90 ? `quedan unos ${number(minutes)} min` : `quedan unas ${number(Math.round(minutes / 60))} h`;
}

export const editorExport = {
  timeLeft,
  nothing: "No hay imágenes que exportar.",
  batchIsPro: "Exportar por lotes es exclusivo de Pro.",
  failed: "Error al exportar",
  someFailed: (failed: number, total: number) =>
    `Error al exportar: no se ${plural(failed, { one: "pudo", other: "pudieron" })} exportar ${number(failed)} de ${photos(total)}`,
  done: "Imagen exportada",
  copied: "Imagen copiada",
  notCopied: "No se pudo copiar la imagen. Inténtalo de nuevo.",
  batchDone: "Lote exportado como ZIP",
  photos,
  seriesShared: (count: number) =>
    `${number(count)} ${plural(count, { one: "foto compartida", other: "fotos compartidas" })}`,
  zipType: "Archivo ZIP",
  noFileChosen: "No se pudo abrir el diálogo para guardar. Usa Exportar: el ZIP se guardará en tus descargas.",

  encodedAgain: (file: string, method: string) => `“${file}” se exportó como ${method}.`,
  moreEncodedAgain: (count: number) =>
    plural(count, {
      one: `${number(count)} archivo más no pudo conservar sus datos originales.`,
      other: `${number(count)} archivos más no pudieron conservar sus datos originales.`,
    }),

  croppedOriginal: "Para volver al original habría que guardar lo recortado, así que no es posible.",
  originalsLeftOut: (file: string, count: number) =>
    count === 1
      ? `La exportación de “${file}” no permite volver al original. Conserva tu propio archivo.`
      : `${number(count)} exportaciones no permiten volver al original, entre ellas la de “${file}”. Conserva tus propios archivos.`,

  boxes: (count: number) =>
    `${photos(count)} ${plural(count, { one: "tiene", other: "tienen" })} caracteres que saldrán como recuadros`,

  zipFailed: {
    "no-space": (done: number, total: number) =>
      `El disco está lleno. La exportación se detuvo tras ${number(done)} de ${photos(total)} y no se guardó ningún ZIP. Libera espacio o elige otro disco con Guardar en….`,
    "too-large": () =>
      "Esta ventana no puede guardar archivos, como ocurre en la navegación privada, así que un ZIP puede ocupar 1 GB como máximo. Exporta menos fotos a la vez o usa una ventana normal.",
    failed: (done: number, total: number) =>
      `No se pudo escribir el ZIP. La exportación se detuvo tras ${number(done)} de ${photos(total)} y no se guardó ningún ZIP. Inténtalo de nuevo.`,
  },

  report: {
    title: "Informe de la exportación",
    none: (total: number) => `No se pudo exportar ninguna de las ${photos(total)}.`,
    some: (failed: number, total: number) =>
      `No se ${plural(failed, { one: "pudo", other: "pudieron" })} exportar ${number(failed)} de ${photos(total)}. Las demás se exportaron.`,
    failed: "Fotos que no se pudieron exportar",
    retry: "Reintentar",
  },
  offer: { title: "Todo listo para compartir", share: "Compartir", download: "Descargar" },
};
