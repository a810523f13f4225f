/** @see ../en/editor-looks.ts */
import type { BuiltInLook, LeftOut, LookTexts } from "@matte/engine";
import { format } from "./notation.ts";

const { list, number, plural } = format;

const names: Readonly<Record<BuiltInLook, string>> = {
  gallery: "Galerie",
  museum: "Museum",
  hairline: "Haarlinie",
  linen: "Leinen",
  stone: "Stein",
  noir: "Noir",
  double: "Doppelt",
  bevel: "Schrägschnitt",
  square: "Quadrat",
  poster: "Plakat",
  journal: "Journal",
  story: "Story",
  data: "Daten",
  card: "Karte",
  ambient: "Umgebung",
  contact: "Kontakt",
  window: "Fenster",
  washi: "Washi",
};

const differences: Readonly<Record<LeftOut, string>> = {
  "stroke-added": "mit einer schwarzen Linie von 1 px",
  "stroke-replaced": "mit einer schwarzen Linie von 1 px statt der eigenen",
  "second-stroke": "ohne die zweite Linie",
  bevel: "ohne Schrägschnitt",
  "inner-mat": "ohne inneres Passepartout",
  surface: "mit glattem Passepartout",
  label: "mit schlichter Beschriftung",
  finish: "mit flacher Beschriftung",
  font: "in Inter statt der eigenen Schrift",
};

const looks = (count: number): string => `${number(count)} ${plural(count, { one: "Look", other: "Looks" })}`;

const textNames: Readonly<Record<keyof LookTexts, string>> = {
  locationText: "Ort",
  photoBy: "Bildnachweis",
  additionalCredits: "weitere Mitwirkende",
  cameraText: "Kamera",
  lensText: "Objektiv",
  filmText: "Film",
  customDateFormat: "Datumsformat",
};

const named = ([field, text]: readonly [string, string]): string =>
  `${textNames[field as keyof LookTexts]} „${text.replaceAll(/\s+/gu, " ")}“`;

export const editorLooks = {
  title: "Looks",
  names,
  all: "Alle Looks",
  menu: "Menü der Looks",
  changed: (look: string) => `${look}, geändert`,
  revertTo: (look: string) => `Zurück zu ${look}`,
  updateLook: (look: string) => `„${look}“ aktualisieren`,
  applied: (look: string) => `${look} angewendet`,
  appliedTo: (look: string, count: number) => `${look} für ${count === 1 ? "dieses Foto" : `${number(count)} Fotos`}`,
  shareLook: "Für alle Fotos verwenden",
  lookShared: "Alle Fotos haben diesen Look",
  reverted: (look: string) => `Wieder ${look}`,
  updated: (look: string) => `„${look}“ aktualisiert`,
  leftOut: (parts: readonly LeftOut[]) => `In Ihrem Tarif: ${list(parts.map((part) => differences[part]))}`,
  wholeLook: "der ganze Look",
  linked: {
    region: "Geteilter Look",
    shown: "Das ist der Look aus dem Link.",
    shownOfFile: (file: string) => `Das ist der Look in „${file}“.`,
    keep: "Behalten",
    texts: (texts: LookTexts) => `Behalten setzt auch: ${list(Object.entries(texts).map(named))}.`,
    invalid: "Der Link enthält keinen Look oder nur einen Teil davon.",
    newer: (version: number) =>
      `Der Look im Link hat die Version ${version}, die diese Seite noch nicht kennt. Laden Sie die Seite neu, und öffnen Sie den Link noch einmal.`,
    invalidFile: (file: string) => `„${file}“ enthält keinen Look.`,
    ownLooksFile: (file: string) => `„${file}“ enthält eigene Looks, die zu Studio gehören.`,
    newerFile: (file: string, version: number) =>
      `Der Look in „${file}“ hat die Version ${version}, die diese Seite noch nicht kennt. Laden Sie die Seite neu, und importieren Sie die Datei noch einmal.`,
  },
  newProfile: "Neues Profil",
  submit: "Diesen Look einreichen",
  copyLink: "Link zu diesem Look kopieren",
  linkCopied: "Link kopiert",
  linkNotCopied: "Der Link konnte nicht kopiert werden: Der Browser gibt keinen Zugriff auf die Zwischenablage.",
  linkTooLong:
    "Die Texte sind zu lang für einen Link. Kopieren Sie ihn ohne sie, oder exportieren Sie den Look als Datei.",
  export: "Look exportieren",
  import: "Look importieren",
  file: "Datei eines Looks",
  withTexts: "Mit Namen, Orten und Bildnachweisen",
  unnamed: "Mein Look",
  own: {
    title: "Eigene",
    noAnswer: "Der Server antwortet nicht. Ihre eigenen Looks brauchen das Netz.",
    save: "Diesen Look speichern",
    rename: (look: string) => `„${look}“ umbenennen`,
    renameTitle: "Look umbenennen",
    remove: (look: string) => `„${look}“ löschen`,
    export: "Eigene Looks exportieren",
    name: "Name des Looks",
    submit: { save: "Speichern", replace: "Ersetzen", rename: "Umbenennen" },
    saved: (name: string) => `„${name}“ gespeichert`,
    removed: (name: string) => `„${name}“ gelöscht`,
    imported: (count: number) => `${looks(count)} importiert`,
  },
};
