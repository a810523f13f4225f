/** @see ../en/editor-work.ts */
import { format } from "./notation.ts";

const { number, plural } = format;

const photos = (count: number): string => `${number(count)} ${plural(count, { one: "foto", other: "fotos" })}`;

const selected = (count: number): string =>
  `${number(count)} ${plural(count, { one: "seleccionada", other: "seleccionadas" })}`;

export const editorWork = {
  failed: {
    region: "Fotos con errores",
    unread: "Fotos que no se pudieron cargar",
    count: (count: number) => `${number(count)} con errores`,
    remove: "Quitar las fallidas",
    removeOne: (file: string) => `Quitar ${file}`,
  },
  removed: (count: number) =>
    plural(count, { one: `Se quitó ${photos(count)}.`, other: `Se quitaron ${photos(count)}.` }),
  exportSelected: (count: number) => `Exportar ${selected(count)}`,
  selected,
  crop: {
    copy: "Copiar recorte",
    paste: "Pegar recorte",
    copied: "Recorte copiado",
    separate: "Separa las fotos para recortarlas.",
    pasted: (count: number) => `Recorte pegado en ${photos(count)}.`,
  },
  menu: "Acciones de la foto",
  select: "Seleccionar",
  selectDone: "Listo",
  signOut: {
    title: (count: number) => `¿Cerrar sesión y descartar ${photos(count)}?`,
    note: "Tus archivos y todo lo que exportaste se conservan. Los pies de foto y los ajustes de estas fotos se pierden.",
    confirm: "Cerrar sesión",
    cancel: "Cancelar",
  },
};
