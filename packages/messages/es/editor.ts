/** @see ../en/editor.ts */
import { format } from "./notation.ts";

const { plural } = format;

const digits = (count: number): string => format.number(count, { useGrouping: false });

const photos = (count: number): string => `${digits(count)} ${plural(count, { one: "foto", other: "fotos" })}`;

function fileSize(bytes: number): string {
  if (bytes < 1e6) return `${format.number(Math.max(1, Math.round(bytes / 1e3)))} KB`;
  return `${format.number(bytes / 1e6, { minimumFractionDigits: 1, maximumFractionDigits: 1 })} MB`;
}

export const editor = {
  title: "Editor",
  settings: "Ajustes",
  sections: {
    label: "Secciones de los ajustes",
    together: "Juntas",
    looks: "Looks",
    matte: "Paspartú",
    stroke: "Líneas",
    frame: "Marco",
    caption: "Pie de foto",
    "camera-data": "Datos",
    logo: "Logotipo",
    output: "Salida",
  },

  addPhotos: "Añadir fotos",
  openFolder: "Abrir carpeta",
  addPhotosHint: "JPEG o PNG.",
  dropPhotosHint: "Suéltalas donde quieras.",
  undo: "Deshacer",
  redo: "Rehacer",
  previous: "Anterior",
  next: "Siguiente",
  clear: "Vaciar",
  clearBatch: "Vaciar lote",
  clearAll: "Quitar todas",
  cancel: "Cancelar",
  stop: "Detener",
  crop: "Recortar",
  wallView: "Vista de pared",
  zoom: "Ampliar al 100 %",
  fullSize: "100 %",
  more: "Más",
  help: "Ayuda",
  keyboardShortcuts: "Atajos de teclado",
  withKey: (label: string, key: string) => `${label} (${key})`,
  withShift: (key: string) => `Mayús ${key}`,
  account: "Cuenta",
  install: "Instalar la app",
  signOut: "Cerrar sesión",
  upgrade: "Mejorar plan",
  position: (position: number, count: number) => `${digits(position)} de ${digits(count)}`,
  positionInPill: (position: number, count: number) => `${digits(position)} / ${digits(count)}`,

  wall: {
    label: "Tono de la pared",
    name: "Pared",
    tones: { white: "Pared blanca", neutral: "Pared neutra", black: "Pared negra" },
  },

  preview: {
    label: "Vista previa",
    empty: "La vista previa aparecerá aquí cuando añadas una foto",
    sample: "Probar con una foto de muestra",
    noSample: "No se pudo cargar la foto de muestra. Inténtalo de nuevo.",
    drop: "Suelta tu imagen aquí",
    hdrView: { badge: "HDR", label: "Ver la foto en HDR" },
    working: (current: number, total: number) => `Procesando… ${digits(current)}/${digits(total)}`,
    fontNotLoaded: (font: string) =>
      `No se pudo cargar la tipografía ${font}, así que la vista previa usa otra. Sin ella no se pueden exportar pies de foto.`,
  },

  method: {
    label: "Método de exportación",
    size: (width: number, height: number) => `${digits(width)} × ${digits(height)}`,
    sizeInPixels: (width: number, height: number) => `${digits(width)} × ${digits(height)} px`,
    fileSize,
    unconfirmed: ", en comprobación",
  },

  list: {
    region: "Fotos",
    label: "Miniaturas",
    show: "Mostrar miniaturas",
    count: photos,
    empty: "Aún no hay miniaturas",
    captionCut: "El pie de foto queda cortado.",
    remove: (file: string) => `Quitar ${file}`,
    removed: (file: string) => `Se quitó ${file}`,
    moved: (file: string, position: number, count: number) =>
      `${file} está ahora en el puesto ${digits(position)} de ${digits(count)}`,
    movedUnnamed: (position: number, count: number) =>
      `La foto está ahora en el puesto ${digits(position)} de ${digits(count)}`,
    sort: {
      label: "Ordenar",
      orders: { added: "Llegada", name: "Nombre", captured: "Hora de captura", rating: "Valoración" },
    },
    batch: "Lote",
    batchFeature: "carga por lotes",
    batchNote: "Carga una serie entera de una vez.",
  },

  cleared: "Lista vaciada.",
  placesFailed:
    "No se pudieron cargar los nombres de lugar. Desactiva el ajuste y vuelve a activarlo para intentarlo de nuevo.",
  loading: {
    oneAtATime: "La versión gratuita admite 1 imagen a la vez. Mejora tu plan para trabajar por lotes.",
    started: (count: number) => `Cargando ${digits(count)} ${plural(count, { one: "imagen", other: "imágenes" })}…`,
    done: (count: number) =>
      plural(count, {
        one: `${digits(count)} cargada correctamente`,
        other: `${digits(count)} cargadas correctamente`,
      }),
    failed: (count: number) => `No se pudieron cargar ${format.number(count)} archivos`,
    folderLimit: (count: number) => `Solo se añadieron las primeras ${format.number(count)} fotos de las carpetas.`,
    noneFound: "No se encontraron fotos.",
    skipped: (count: number) =>
      plural(count, {
        one: `Se omitió ${format.number(count)} archivo que no es una foto.`,
        other: `Se omitieron ${format.number(count)} archivos que no son fotos.`,
      }),
  },
};
