/** @see ../en/profiles.ts */
import { format } from "./notation.ts";

const { list, number, plural } = format;

const photos = (count: number): string =>
  count === 1 ? "cette photo" : `${number(count)} ${plural(count, { one: "photo", other: "photos" })}`;

export const profiles = {
  title: "Profils",
  group: "Profil",
  create: "Nouveau profil",
  edit: "Modifier le profil",
  editShort: "Modifier",
  camera: "cet appareil photo",
  editNamed: (name: string) => `Modifier ${name}`,
  keyed: (name: string, key: number) => `${name} (Alt+${number(key)})`,
  chosen: (name: string, count: number) => `${name} pour ${photos(count)}`,
  chosenForAll: (name: string) => `${name} pour toutes les photos`,
  first: "Moi",
  fields: {
    name: "Nom",
    credit: "Crédit photo",
    rights: "Droits",
    rightsHint: "Pour les fichiers qui n’en indiquent pas",
    location: "Lieu",
    logo: "Logo",
    look: "Look",
    exportName: "Nom de l’export",
    claims: "Photos ajoutées",
    artist: "Artiste dans le fichier",
    artistHint: "Comme l’écrivent les appareils photo",
  },
  noLogo: "Aucun",
  logoAt: (place: string) => `Logo ${place}`,
  looks: { keep: "Inchangé", present: "Celui de la photo", stored: "Personnel" },
  claimCamera: (camera: string) => `Associer ${camera}`,
  cameraNote: "Par son numéro de série, gardé dans ce navigateur sous forme d’empreinte.",
  unclaim: (camera: string) => `Dissocier ${camera}`,
  save: "Enregistrer",
  remove: "Supprimer",
  removeNamed: (name: string) => `Supprimer ${name}`,
  saved: (name: string) => `« ${name} » enregistré`,
  removed: (name: string) => `« ${name} » supprimé`,
  undo: "Annuler",
  failed: "Impossible d’enregistrer le profil. Réessayez.",
  notRemoved: "Impossible de supprimer le profil. Réessayez.",
  notLoaded: "Impossible de charger vos profils.",
  notOrdered: "Impossible de déplacer le profil. Réessayez.",
  needsNetwork: "Modifier un profil demande le réseau. En choisir un fonctionne sans.",
  account: {
    note: "Le crédit, les droits, le lieu, le logo et le look d’un photographe, choisis d’un clic dans l’éditeur. Un profil reconnaît ses photos à l’artiste ou à l’appareil photo indiqué dans leurs fichiers.",
    count: (count: number, limit: number) => `${number(count)} sur ${number(limit)}`,
    up: (name: string) => `Monter ${name}`,
    down: (name: string) => `Descendre ${name}`,
    moved: (name: string, place: number, count: number) =>
      `${name} est en position ${number(place)} sur ${number(count)}`,
    cameras: (names: readonly string[]) => `appareil photo ${list(names)} (dans ce navigateur)`,
    byArtist: (artist: string) => `artiste ${artist}`,
  },
};
