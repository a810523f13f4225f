/** @see ../en/editor.ts */
import { format } from "./notation.ts";

const { plural } = format;

const digits = (count: number): string => format.number(count, { useGrouping: false });

const photos = (count: number): string => `${digits(count)} ${plural(count, { one: "Foto", other: "Fotos" })}`;

function fileSize(bytes: number): string {
  if (bytes < 1e6) return `${format.number(Math.max(1, Math.round(bytes / 1e3)))} KB`;
  return `${format.number(bytes / 1e6, { minimumFractionDigits: 1, maximumFractionDigits: 1 })} MB`;
}

export const editor = {
  title: "Editor",
  settings: "Einstellungen",
  sections: {
    label: "Bereiche der Einstellungen",
    together: "Zusammen",
    looks: "Looks",
    matte: "Passepartout",
    stroke: "Linien",
    frame: "Rahmen",
    caption: "Beschriftung",
    "camera-data": "Daten",
    logo: "Logo",
    output: "Ausgabe",
  },

  addPhotos: "Fotos hinzufügen",
  openFolder: "Ordner öffnen",
  addPhotosHint: "JPEG oder PNG.",
  dropPhotosHint: "Irgendwo ablegen.",
  undo: "Rückgängig",
  redo: "Wiederholen",
  previous: "Zurück",
  next: "Weiter",
  clear: "Leeren",
  clearBatch: "Stapel leeren",
  clearAll: "Alle entfernen",
  cancel: "Abbrechen",
  stop: "Anhalten",
  crop: "Zuschneiden",
  wallView: "Wandansicht",
  zoom: "Auf 100 % zoomen",
  fullSize: "100 %",
  more: "Mehr",
  help: "Hilfe",
  keyboardShortcuts: "Tastenkürzel",
  withKey: (label: string, key: string) => `${label} (${key})`,
  withShift: (key: string) => `Umschalt ${key}`,
  account: "Konto",
  install: "App installieren",
  signOut: "Abmelden",
  upgrade: "Tarif wechseln",
  position: (position: number, count: number) => `${digits(position)} von ${digits(count)}`,
  positionInPill: (position: number, count: number) => `${digits(position)} / ${digits(count)}`,

  wall: {
    label: "Ton der Wand",
    name: "Wand",
    tones: { white: "Weiße Wand", neutral: "Neutrale Wand", black: "Schwarze Wand" },
  },

  preview: {
    label: "Vorschau",
    empty: "Hier erscheint Ihre Vorschau, sobald Sie ein Foto hinzufügen",
    sample: "Beispielfoto ausprobieren",
    noSample: "Das Beispielfoto konnte nicht geladen werden. Versuchen Sie es erneut.",
    drop: "Legen Sie Ihr Bild hier ab",
    hdrView: { badge: "HDR", label: "Das Foto in HDR zeigen" },
    working: (current: number, total: number) => `In Arbeit … ${digits(current)}/${digits(total)}`,
    fontNotLoaded: (font: string) =>
      `Die Schrift ${font} konnte nicht geladen werden, die Vorschau verwendet deshalb eine andere. Ohne sie lassen sich Beschriftungen nicht exportieren.`,
  },

  method: {
    label: "Exportmethode",
    size: (width: number, height: number) => `${digits(width)} × ${digits(height)}`,
    sizeInPixels: (width: number, height: number) => `${digits(width)} × ${digits(height)} px`,
    fileSize,
    unconfirmed: ", wird geprüft",
  },

  list: {
    region: "Fotos",
    label: "Miniaturen",
    show: "Miniaturen zeigen",
    count: photos,
    empty: "Noch keine Miniaturen",
    captionCut: "Die Beschriftung ist abgeschnitten.",
    remove: (file: string) => `${file} entfernen`,
    removed: (file: string) => `${file} entfernt`,
    moved: (file: string, position: number, count: number) =>
      `${file} ist jetzt ${digits(position)} von ${digits(count)}`,
    movedUnnamed: (position: number, count: number) => `Das Foto ist jetzt ${digits(position)} von ${digits(count)}`,
    sort: {
      label: "Sortierung",
      orders: { added: "Hinzugefügt", name: "Name", captured: "Aufnahmezeit", rating: "Bewertung" },
    },
    batch: "Stapel",
    batchFeature: "Stapel laden",
    batchNote: "Eine ganze Serie auf einmal laden.",
  },

  cleared: "Geleert.",
  placesFailed:
    "Die Ortsnamen konnten nicht geladen werden. Schalten Sie die Einstellung aus und wieder ein, um es erneut zu versuchen.",
  loading: {
    oneAtATime: "Die freie Version erlaubt 1 Bild auf einmal. Wechseln Sie den Tarif für Stapel.",
    started: (count: number) =>
      plural(count, {
        one: `${digits(count)} Bild wird geladen…`,
        other: `${digits(count)} Bilder werden geladen…`,
      }),
    done: (count: number) => `${digits(count)} erfolgreich geladen`,
    failed: (count: number) => `${format.number(count)} Dateien konnten nicht geladen werden`,
    folderLimit: (count: number) => `Nur die ersten ${format.number(count)} Fotos in den Ordnern wurden hinzugefügt.`,
    noneFound: "Keine Fotos gefunden.",
    skipped: (count: number) =>
      plural(count, {
        one: `${format.number(count)} Datei ausgelassen, die kein Foto ist.`,
        other: `${format.number(count)} Dateien ausgelassen, die keine Fotos sind.`,
      }),
  },
};
