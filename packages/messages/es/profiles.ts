/** @see ../en/profiles.ts */
import { format } from "./notation.ts";

const { list, number, plural } = format;

const photos = (count: number): string =>
  count === 1 ? "esta foto" : `${number(count)} ${plural(count, { one: "foto", other: "fotos" })}`;

export const profiles = {
  title: "Perfiles",
  group: "Perfil",
  create: "Nuevo perfil",
  edit: "Editar perfil",
  editShort: "Editar",
  camera: "cámara",
  editNamed: (name: string) => `Editar ${name}`,
  keyed: (name: string, key: number) => `${name} (Alt+${number(key)})`,
  chosen: (name: string, count: number) => `${name} para ${photos(count)}`,
  chosenForAll: (name: string) => `${name} para todas las fotos`,
  first: "Yo",
  fields: {
    name: "Nombre",
    credit: "Crédito fotográfico",
    rights: "Derechos",
    rightsHint: "Para los archivos que no los indican",
    location: "Lugar",
    logo: "Logotipo",
    look: "Look",
    exportName: "Nombre de la exportación",
    claims: "Fotos que se añaden",
    artist: "Artista en el archivo",
    artistHint: "Como lo escriben las cámaras",
  },
  noLogo: "Ninguno",
  logoAt: (place: string) => `Logotipo ${place}`,
  looks: { keep: "Sin cambios", present: "El actual de la foto", stored: "Propio" },
  claimCamera: (camera: string) => `Vincular esta ${camera}`,
  cameraNote: "Por su número de serie, que se queda en este dispositivo como hash.",
  unclaim: (camera: string) => `Desvincular ${camera}`,
  save: "Guardar",
  remove: "Eliminar",
  removeNamed: (name: string) => `Eliminar ${name}`,
  saved: (name: string) => `“${name}” guardado`,
  removed: (name: string) => `“${name}” eliminado`,
  undo: "Deshacer",
  failed: "No se pudo guardar el perfil. Inténtalo de nuevo.",
  notRemoved: "No se pudo eliminar el perfil. Inténtalo de nuevo.",
  notLoaded: "No se pudieron cargar tus perfiles.",
  notOrdered: "No se pudo mover el perfil. Inténtalo de nuevo.",
  needsNetwork: "Los perfiles se cambian con conexión. Para elegir uno no hace falta.",
  account: {
    note: "Crédito, derechos, lugar, logotipo y look de una persona, elegidos en el editor con un clic. Un perfil encuentra sus fotos por el artista o la cámara que figura en los archivos.",
    count: (count: number, limit: number) => `${number(count)} de ${number(limit)}`,
    up: (name: string) => `Subir ${name}`,
    down: (name: string) => `Bajar ${name}`,
    moved: (name: string, place: number, count: number) =>
      `${name} está en el puesto ${number(place)} de ${number(count)}`,
    cameras: (names: readonly string[]) => `cámara ${list(names)} en este dispositivo`,
    byArtist: (artist: string) => `artista ${artist}`,
  },
};
