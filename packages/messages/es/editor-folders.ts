/** @see ../en/editor-folders.ts */
import { format } from "./notation.ts";

const { number, plural } = format;

const files = (count: number): string => `${number(count)} ${plural(count, { one: "archivo", other: "archivos" })}`;

const soFar = (done: number, total: number, place: string): string =>
  `${number(done)} de ${files(total)} ya ${plural(done, { one: "está", other: "están" })} en ${place}.`;

const again = "Vuelve a exportar a la carpeta para continuar.";

const folders = (count: number): string => `${number(count)} carpetas`;

export const editorFolders = {
  exportInto: "Exportar a una carpeta",
  exportIntoAnother: "Exportar a otra carpeta",
  folders: ([first = "", ...others]: readonly string[]) => (others.length === 0 ? first : folders(others.length + 1)),
  place: ([first = "", ...others]: readonly string[], results: string) =>
    others.length === 0 ? `“${first}/${results}”` : folders(others.length + 1),

  done: (count: number, there: number, place: string) => {
    if (count === 0)
      return plural(there, {
        one: `${files(there)} ya está en ${place}`,
        other: `Los ${files(there)} ya están en ${place}`,
      });
    const exported = plural(count, {
      one: `${files(count)} exportado a ${place}`,
      other: `${files(count)} exportados a ${place}`,
    });
    return there === 0
      ? exported
      : `${exported}. ${number(there)} ya ${plural(there, { one: "estaba", other: "estaban" })} allí`;
  },
  stopped: (done: number, total: number, place: string) => `Detenido. ${soFar(done, total, place)} ${again}`,
  failed: {
    "not-allowed": (done: number, total: number, place: string) =>
      `No se pudo escribir en ${place}: el navegador no lo permite. ${soFar(done, total, place)} Permite que Matte edite archivos allí o elige otra carpeta.`,
    gone: (done: number, total: number, place: string) =>
      `No se pudo encontrar ${place}: la carpeta se movió, se renombró o se eliminó. La exportación se detuvo tras ${number(done)} de ${files(total)}. Devuélvela a su sitio o elige otra carpeta.`,
    "no-space": (done: number, total: number, place: string) =>
      `El disco está lleno. ${soFar(done, total, place)} Libera espacio. ${again}`,
    busy: () => "Otra pestaña está exportando a una carpeta. Inténtalo de nuevo cuando termine.",
    failed: (done: number, total: number, place: string) =>
      `No se pudo escribir en ${place}. ${soFar(done, total, place)} ${again}`,
  },
  notAllowed: (folder: string) => `No se exportó nada: Matte no tiene permiso para editar archivos en “${folder}”.`,
  noneChosen: "No se pudo abrir el diálogo de carpetas. Usa Exportar.",
  noneOpened: "No se pudo abrir la carpeta. Usa Añadir fotos.",

  unfinished: (place: string) => `La exportación a ${place} está sin terminar.`,
  unfinishedRegion: "Exportación sin terminar",
  resume: "Continuar",
  dismiss: "Ocultar",
};
