/** @see ../en/editor-fields.ts */
import type { Settings, TemplateField } from "@matte/engine";
import { format } from "./notation.ts";

const { number, plural } = format;

const fields: Readonly<Record<TemplateField, string>> = {
  title: "Titel",
  headline: "Überschrift",
  description: "Beschreibung",
  alt: "Alternativtext",
  creator: "Urheber",
  credit: "Bildnachweis",
  copyright: "Copyright",
  city: "Stadt",
  state: "Bundesland",
  country: "Land",
  location: "Ort",
  keywords: "Stichwörter",
  rating: "Bewertung",
  date: "Datum",
  time: "Uhrzeit",
  camera: "Kamera",
  make: "Hersteller",
  lens: "Objektiv",
  film: "Film",
  focal: "Brennweite",
  focal35: "Kleinbild-Äquivalent",
  aperture: "Blende",
  shutter: "Verschlusszeit",
  iso: "ISO",
  exposure: "Belichtung",
  width: "Breite",
  height: "Höhe",
  megapixels: "Megapixel",
  size: "Größe",
  filename: "Dateiname",
  number: "Nummer",
  count: "Anzahl der Fotos",
};

const dateFormats: Readonly<Record<Settings["dateFormat"], string>> = {
  "2024-06-01": "2024-06-01",
  "1 June 2024": "1. Juni 2024",
  "June 2024": "Juni 2024",
  "2024": "2024",
  custom: "Eigenes",
};

export const editorFields = {
  more: {
    caption: "Weitere Einstellungen der Beschriftung",
    camera: "Weitere Einstellungen der Kameradaten",
    output: "Weitere Einstellungen der Ausgabe",
  },

  appliesTo: "Gilt für",
  scopes: {
    photo: () => "Dieses Foto",
    selected: (count: number) => `${number(count)} ausgewählt`,
    all: () => "Alle Fotos",
  },
  usedForAll: (count: number) =>
    `Motiv für ${number(count)} ${plural(count, { one: "Foto", other: "Fotos" })} verwendet`,
  photoOf: (file: string, at: number, count: number) => `${file}, ${number(at)} von ${number(count)}`,

  insert: "Feld einfügen",
  fields,
  groups: { place: "Ort", photo: "Foto", camera: "Kamera", file: "Datei" },
  forms: {
    "date:YYYY": "Jahr",
    "date:MMMM YYYY": "Monat und Jahr",
    "date:YYYY-MM-DD": "Datum in Ziffern",
    "time:HH-mm": "Uhrzeit in Ziffern",
    "number:000": "Nummer, dreistellig",
    "filename:words": "Dateiname als Wörter",
  },
  absent: "Nicht in dieser Datei",
  search: "Felder durchsuchen",
  typeToSearch: "Tippen, um zu suchen",
  keys: "↑ ↓ Eingabe",
  found: (count: number) => `${number(count)} ${plural(count, { one: "Feld", other: "Felder" })}`,

  unknownField: (typed: string, suggestion: string | null) =>
    `Unbekanntes Feld „${typed}“.${suggestion === null ? "" : ` Meinten Sie „${suggestion}“?`}`,
  unknownForm: (typed: string) => `Unbekanntes Format „${typed}“.`,

  fileSays: (creator: string) => `In der Datei steht: ${creator}`,
  acceptCreator: "Übernehmen",
  replaces: (creator: string, more: number) =>
    more === 0
      ? `Der Export ersetzt „${creator}“ als Urheber.`
      : `Der Export ersetzt „${creator}“ als Urheber, und die Urheber von ${number(more)} weiteren ${plural(more, { one: "Foto", other: "Fotos" })}.`,
  replacesInBatch: (count: number) =>
    `Dieser Bildnachweis ersetzt den Urheber von ${number(count)} ${plural(count, { one: "Foto", other: "Fotos" })}.`,

  date: {
    print: "Datum drucken",
    format: "Datumsformat",
    formats: dateFormats,
    custom: "Eigenes Datumsformat",
    customHint: "D. MMMM YYYY",
    noForm: "Verwenden Sie YYYY, YY, MMMM, MMM, MM, M, DD, D, HH oder mm.",
  },
  places: {
    label: "Ortsnamen aus GPS",
    hint: "Ergänzt Stadt und Land aus der GPS-Position des Fotos, wenn in der Datei keine stehen. Exporte zeigen dann, wo es aufgenommen wurde. Die Position selbst bleibt in Ihrem Browser.",
  },
  camera: {
    tidy: "Kameranamen aufräumen",
    equivalent: "Kleinbild-Äquivalent",
    filmStyle: "Film und Bildstil",
    camera: "Kamera",
    lens: "Objektiv",
    film: "Film",
  },
  exportName: {
    label: "Name des Exports",
    usual: "Üblicher Name",
    example: (name: string) => `Beispiel: ${name}`,
  },
};
