/** @see ../en/editor-recovery.ts */
import { format } from "./notation.ts";

const { number, plural } = format;

const photos = (count: number): string =>
  `${number(count, { useGrouping: false })} ${plural(count, { one: "foto", other: "fotos" })}`;

export const editorRecovery = {
  region: "Fotos de la última visita",
  title: "Tus fotos siguen aquí",
  changed: (time: Date) =>
    `Último cambio: ${format.date(time, { day: "numeric", month: "long" })} a las ${format.date(time, { hour: "2-digit", minute: "2-digit" })}, pies de foto y ajustes incluidos`,
  more: (count: number) => `y ${number(count)} más`,
  restore: (count: number) => `Restaurar ${photos(count)}`,
  startFresh: "Empezar de cero",
  discarded: (count: number) =>
    plural(count, { one: `${photos(count)} descartada`, other: `${photos(count)} descartadas` }),
  waiting: "Fotos de tu última visita",
  discard: "Descartar",
  notStored:
    "Este navegador no puede conservar tus fotos para la próxima visita. Expórtalas antes de cerrar esta página.",
  noSpace:
    "No hay espacio para conservar todas las fotos para la próxima visita. Expórtalas antes de cerrar esta página.",
  none: {
    "no-permission": "No se pudieron restaurar tus fotos: no se pueden leer sin tu permiso.",
    gone: "No se encontraron tus fotos. Si están en otra unidad, conéctala e inténtalo de nuevo.",
  },
  someLost: (count: number) =>
    plural(count, {
      one: `No se pudo restaurar ${photos(count)}.`,
      other: `No se pudieron restaurar ${photos(count)}.`,
    }),
  lost: {
    gone: (file: string) => `“${file}” se movió, cambió o se eliminó.`,
    "no-permission": (file: string) => `“${file}” no se puede leer sin tu permiso.`,
    "not-kept": (file: string) => `“${file}” no se pudo conservar. Añádelo de nuevo.`,
  },
};
