/** @see ../en/editor.ts */
import type { editor as English } from "../en/editor.ts";
import { format } from "./notation.ts";

const { number, plural } = format;

const digits = (count: number): string => number(count, { useGrouping: false });

const photos = (count: number): string => `${digits(count)} foto`;

function fileSize(bytes: number): string {
  if (bytes < 1e6) return `${number(Math.max(1, Math.round(bytes / 1e3)))} KB`;
  return `${number(bytes / 1e6, { minimumFractionDigits: 1, maximumFractionDigits: 1 })} MB`;
}

export const editor: typeof English = {
  title: "Editor",
  settings: "Impostazioni",
  sections: {
    label: "Sezioni delle impostazioni",
    together: "Insieme",
    looks: "Look",
    matte: "Passepartout",
    stroke: "Filetti",
    frame: "Cornice",
    caption: "Didascalia",
    "camera-data": "Dati",
    logo: "Logo",
    output: "Output",
  },

  addPhotos: "Aggiungi foto",
  openFolder: "Apri cartella",
  addPhotosHint: "JPEG o PNG.",
  dropPhotosHint: "Trascinale dove vuoi.",
  undo: "Annulla",
  redo: "Ripeti",
  previous: "Precedente",
  next: "Successiva",
  clear: "Svuota",
  clearBatch: "Svuota la serie",
  clearAll: "Svuota tutto",
  cancel: "Annulla",
  stop: "Interrompi",
  crop: "Ritaglia",
  wallView: "Vista a parete",
  zoom: "Zoom al 100%",
  fullSize: "100%",
  more: "Altro",
  help: "Aiuto",
  keyboardShortcuts: "Scorciatoie da tastiera",
  withKey: (label: string, key: string) => `${label} (${key})`,
  withShift: (key: string) => `Maiusc ${key}`,
  account: "Account",
  install: "Installa l’app",
  signOut: "Esci",
  upgrade: "Cambia piano",
  position: (position: number, count: number) => `${digits(position)} di ${digits(count)}`,
  positionInPill: (position: number, count: number) => `${digits(position)} / ${digits(count)}`,

  wall: {
    label: "Tono della parete",
    name: "Parete",
    tones: { white: "Parete bianca", neutral: "Parete neutra", black: "Parete nera" },
  },

  preview: {
    label: "Anteprima",
    empty: "L’anteprima comparirà qui appena aggiungi una foto",
    sample: "Prova con una foto di esempio",
    noSample: "Impossibile caricare la foto di esempio. Riprova.",
    drop: "Rilascia qui la tua immagine",
    hdrView: { badge: "HDR", label: "Mostra la foto in HDR" },
    working: (current: number, total: number) => `In corso… ${digits(current)}/${digits(total)}`,
    fontNotLoaded: (font: string) =>
      `Impossibile caricare il carattere ${font}: l’anteprima ne usa un altro. Senza, le didascalie non si possono esportare.`,
  },

  method: {
    label: "Metodo di esportazione",
    size: (width: number, height: number) => `${digits(width)} × ${digits(height)}`,
    sizeInPixels: (width: number, height: number) => `${digits(width)} × ${digits(height)} px`,
    fileSize,
    unconfirmed: ", verifica in corso",
  },

  list: {
    region: "Foto",
    label: "Miniature",
    show: "Mostra le miniature",
    count: photos,
    empty: "Ancora nessuna miniatura",
    captionCut: "La didascalia è troncata.",
    remove: (file: string) => `Rimuovi ${file}`,
    removed: (file: string) => `${file} rimosso`,
    moved: (file: string, position: number, count: number) => `${file} ora è ${digits(position)} di ${digits(count)}`,
    movedUnnamed: (position: number, count: number) => `La foto ora è ${digits(position)} di ${digits(count)}`,
    sort: {
      label: "Ordina",
      orders: { added: "Ordine di aggiunta", name: "Nome", captured: "Data di scatto", rating: "Valutazione" },
    },
    batch: "Serie",
    batchFeature: "caricamento in serie",
    batchNote: "Carica un’intera serie in una volta.",
  },

  cleared: "Tutto svuotato.",
  placesFailed: "Impossibile caricare i nomi dei luoghi. Per riprovare, disattiva e riattiva l’impostazione.",
  loading: {
    oneAtATime: "La versione gratuita accetta 1 immagine alla volta. Per le serie, cambia piano.",
    started: (count: number) =>
      `Caricamento di ${digits(count)} ${plural(count, { one: "immagine", other: "immagini" })}…`,
    done: (count: number) => `${digits(count)} ${plural(count, { one: "caricata", other: "caricate" })} correttamente`,
    failed: (count: number) => `Impossibile caricare ${number(count)} file`,
    folderLimit: (count: number) => `Sono state aggiunte solo le prime ${number(count)} foto delle cartelle.`,
    noneFound: "Nessuna foto trovata.",
    skipped: (count: number) =>
      plural(count, {
        one: `Ignorato ${number(count)} file che non è una foto.`,
        other: `Ignorati ${number(count)} file che non sono foto.`,
      }),
  },
};
