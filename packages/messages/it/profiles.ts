/** @see ../en/profiles.ts */
import type { profiles as English } from "../en/profiles.ts";
import { format } from "./notation.ts";

const { list, number } = format;

const photos = (count: number): string => (count === 1 ? "questa foto" : `${number(count)} foto`);

export const profiles: typeof English = {
  title: "Profili",
  group: "Profilo",
  create: "Nuovo profilo",
  edit: "Modifica il profilo",
  editShort: "Modifica",
  camera: "fotocamera",
  editNamed: (name: string) => `Modifica ${name}`,
  keyed: (name: string, key: number) => `${name} (Alt+${number(key)})`,
  chosen: (name: string, count: number) => `${name} per ${photos(count)}`,
  chosenForAll: (name: string) => `${name} per tutte le foto`,
  first: "Io",
  fields: {
    name: "Nome",
    credit: "Crediti fotografici",
    rights: "Diritti",
    rightsHint: "Per i file che non ne indicano",
    location: "Luogo",
    logo: "Logo",
    look: "Look",
    exportName: "Nome del file esportato",
    claims: "Foto aggiunte",
    artist: "Artista nel file",
    artistHint: "Come lo scrivono le fotocamere",
  },
  noLogo: "Nessuno",
  logoAt: (place: string) => `Logo ${place}`,
  looks: { keep: "Invariato", present: "Quello attuale della foto", stored: "Del profilo" },
  claimCamera: (camera: string) => `Associa questa ${camera}`,
  cameraNote: "Tramite il numero di serie, che resta su questo dispositivo come hash.",
  unclaim: (camera: string) => `Non associare più ${camera}`,
  save: "Salva",
  remove: "Elimina",
  removeNamed: (name: string) => `Elimina ${name}`,
  saved: (name: string) => `“${name}” salvato`,
  removed: (name: string) => `“${name}” eliminato`,
  undo: "Annulla",
  failed: "Impossibile salvare il profilo. Riprova.",
  notRemoved: "Impossibile eliminare il profilo. Riprova.",
  notLoaded: "Impossibile caricare i tuoi profili.",
  notOrdered: "Impossibile spostare il profilo. Riprova.",
  needsNetwork: "Per modificare i profili serve la rete. Per sceglierne uno, no.",
  account: {
    note: "Crediti, diritti, luogo, logo e look di chi fotografa, da scegliere nell’editor con un clic. Un profilo riconosce le sue foto dall’artista o dalla fotocamera indicati nei file.",
    count: (count: number, limit: number) => `${number(count)} di ${number(limit)}`,
    up: (name: string) => `Sposta ${name} in su`,
    down: (name: string) => `Sposta ${name} in giù`,
    moved: (name: string, place: number, count: number) => `${name} ora è ${number(place)} di ${number(count)}`,
    cameras: (names: readonly string[]) => `fotocamera ${list(names)} su questo dispositivo`,
    byArtist: (artist: string) => `artista ${artist}`,
  },
};
