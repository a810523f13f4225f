/** @see ../en/unframe.ts */
import { format } from "./notation.ts";

const { number, plural } = format;

const photos = (count: number): string => `${number(count)} ${plural(count, { one: "foto", other: "fotos" })}`;

export const unframe = {
  refusals: {
    "no-record": (file: string) => `“${file}” no tiene un marco que Matte pueda quitar.`,
    "encoded-again": (file: string) =>
      `“${file}” se volvió a codificar al enmarcarlo, así que su marco no se puede quitar.`,
    changed: (file: string) =>
      `Otro programa guardó “${file}” después de enmarcarlo, así que su marco no se puede quitar.`,
    damaged: (file: string) => `“${file}” está dañado, así que su marco no se puede quitar.`,
  },
  region: "Ya enmarcadas",
  framed: (count: number, look: string | null) => {
    const subject = count === 1 ? "Ya enmarcada aquí" : `${photos(count)} ya enmarcadas aquí`;
    return look === null ? subject : `${subject} con ${look}`;
  },
  change: "Cambiar el marco",
  remove: "Quitar el marco",
  again: "Enmarcar otra vez",
  againSeveral: "Enmarcarlas otra vez",
  changed: (count: number) =>
    count === 1 ? "Marco abierto para cambiarlo" : `Marcos de ${photos(count)} abiertos para cambiarlos`,
  removed: (count: number) => (count === 1 ? "Marco quitado" : `Marco quitado de ${photos(count)}`),
  logoMissing: "El logotipo no está en el archivo. Añádelo de nuevo.",
  fontNeedsPlan: (font: string, substitute: string) =>
    `El pie de foto estaba compuesto en ${font}, una tipografía de un equipo, que requiere Studio. En su lugar se usa ${substitute}.`,
  originals: (count: number) =>
    count === 1
      ? "La foto es el archivo original, byte a byte"
      : `${photos(count)} son los archivos originales, byte a byte`,
  saved: (file: string) => `“${file}” guardado sin su marco`,
  lostHdr: (count: number) =>
    count === 1
      ? "La foto ya no es HDR: su mapa de ganancia se volvió a codificar con el marco."
      : `${photos(count)} ya no son HDR: sus mapas de ganancia se volvieron a codificar con el marco.`,
  marked: (count: number) =>
    count === 1
      ? "La foto conserva su marca, que no se puede quitar."
      : `${photos(count)} conservan sus marcas, que no se pueden quitar.`,
  moreRefused: (count: number) =>
    plural(count, {
      one: `Tampoco se puede quitar el marco de ${number(count)} foto más.`,
      other: `Tampoco se pueden quitar los marcos de otras ${number(count)} fotos.`,
    }),
};
