/** @see ../en/profiles.ts */
import { format } from "./notation.ts";

const { list, number, plural } = format;

const photos = (count: number): string =>
  count === 1 ? "dieses Foto" : `${number(count)} ${plural(count, { one: "Foto", other: "Fotos" })}`;

export const profiles = {
  title: "Profile",
  group: "Profil",
  create: "Neues Profil",
  edit: "Profil bearbeiten",
  editShort: "Bearbeiten",
  camera: "Kamera",
  editNamed: (name: string) => `${name} bearbeiten`,
  keyed: (name: string, key: number) => `${name} (Alt+${number(key)})`,
  chosen: (name: string, count: number) => `${name} für ${photos(count)}`,
  chosenForAll: (name: string) => `${name} für alle Fotos`,
  first: "Ich",
  fields: {
    name: "Name",
    credit: "Bildnachweis",
    rights: "Rechte",
    rightsHint: "Für Dateien, die keine nennen",
    location: "Ort",
    logo: "Logo",
    look: "Look",
    exportName: "Name des Exports",
    claims: "Hinzugefügte Fotos",
    artist: "Künstler in der Datei",
    artistHint: "Wie Kameras ihn schreiben",
  },
  noLogo: "Keins",
  logoAt: (place: string) => `Logo ${place}`,
  looks: { keep: "Wie er ist", present: "Der jetzige des Fotos", stored: "Eigener" },
  claimCamera: (camera: string) => `Diese ${camera} beanspruchen`,
  cameraNote: "Über ihre Seriennummer, die als Hashwert auf diesem Gerät bleibt.",
  unclaim: (camera: string) => `${camera} nicht beanspruchen`,
  save: "Speichern",
  remove: "Löschen",
  removeNamed: (name: string) => `${name} löschen`,
  saved: (name: string) => `„${name}“ gespeichert`,
  removed: (name: string) => `„${name}“ gelöscht`,
  undo: "Rückgängig",
  failed: "Das Profil konnte nicht gespeichert werden. Versuchen Sie es erneut.",
  notRemoved: "Das Profil konnte nicht gelöscht werden. Versuchen Sie es erneut.",
  notLoaded: "Ihre Profile konnten nicht geladen werden.",
  notOrdered: "Das Profil konnte nicht verschoben werden. Versuchen Sie es erneut.",
  needsNetwork: "Profile werden mit dem Netz geändert. Eines zu wählen geht auch ohne.",
  account: {
    note: "Bildnachweis, Rechte, Ort, Logo und Look einer Person, im Editor mit einem Klick gewählt. Ein Profil findet seine Fotos am Künstler oder an der Kamera in der Datei.",
    count: (count: number, limit: number) => `${number(count)} von ${number(limit)}`,
    up: (name: string) => `${name} nach oben verschieben`,
    down: (name: string) => `${name} nach unten verschieben`,
    moved: (name: string, place: number, count: number) => `${name} ist ${number(place)} von ${number(count)}`,
    cameras: (names: readonly string[]) => `Kamera ${list(names)} auf diesem Gerät`,
    byArtist: (artist: string) => `Künstler ${artist}`,
  },
};
