/** @see ../en/editor-fields.ts */
import type { Settings, TemplateField } from "@matte/engine";
import type { editorFields as English } from "../en/editor-fields.ts";
import { format } from "./notation.ts";

const { number, plural } = format;

const fields: Readonly<Record<TemplateField, string>> = {
  title: "Titolo",
  headline: "Intestazione",
  description: "Descrizione",
  alt: "Testo alternativo",
  creator: "Autore",
  credit: "Riga dei crediti",
  copyright: "Copyright",
  city: "Città",
  state: "Regione",
  country: "Paese",
  location: "Luogo",
  keywords: "Parole chiave",
  rating: "Valutazione",
  date: "Data",
  time: "Ora",
  camera: "Fotocamera",
  make: "Marca",
  lens: "Obiettivo",
  film: "Pellicola",
  focal: "Lunghezza focale",
  focal35: "Equivalente 35 mm",
  aperture: "Diaframma",
  shutter: "Velocità otturatore",
  iso: "ISO",
  exposure: "Esposizione",
  width: "Larghezza",
  height: "Altezza",
  megapixels: "Megapixel",
  size: "Dimensioni",
  filename: "Nome file",
  number: "Numero",
  count: "Numero di foto",
};

const dateFormats: Readonly<Record<Settings["dateFormat"], string>> = {
  "2024-06-01": "2024-06-01",
  "1 June 2024": "1 giugno 2024",
  "June 2024": "giugno 2024",
  "2024": "2024",
  custom: "Personalizzato",
};

export const editorFields: typeof English = {
  more: {
    caption: "Altre impostazioni della didascalia",
    camera: "Altre impostazioni dei dati di scatto",
    output: "Altre impostazioni di output",
  },

  appliesTo: "Vale per",
  scopes: {
    photo: () => "Questa foto",
    selected: (count: number) => `${number(count)} ${plural(count, { one: "selezionata", other: "selezionate" })}`,
    all: () => "Tutte le foto",
  },
  usedForAll: (count: number) => `Soggetto usato per ${number(count)} foto`,
  photoOf: (file: string, at: number, count: number) => `${file}, ${number(at)} di ${number(count)}`,

  insert: "Inserisci campo",
  fields,
  groups: { place: "Luogo", photo: "Foto", camera: "Fotocamera", file: "File" },
  forms: {
    "date:YYYY": "Anno",
    "date:MMMM YYYY": "Mese e anno",
    "date:YYYY-MM-DD": "Data in cifre",
    "time:HH-mm": "Ora in cifre",
    "number:000": "Numero a tre cifre",
    "filename:words": "Nome file in parole",
  },
  absent: "Non in questo file",
  search: "Cerca nei campi",
  typeToSearch: "Scrivi per cercare",
  keys: "↑ ↓ Invio",
  found: (count: number) => `${number(count)} ${plural(count, { one: "campo", other: "campi" })}`,

  unknownField: (typed: string, suggestion: string | null) =>
    `Campo sconosciuto “${typed}”.${suggestion === null ? "" : ` Intendevi “${suggestion}”?`}`,
  unknownForm: (typed: string) => `Formato sconosciuto “${typed}”.`,

  fileSays: (creator: string) => `Nel file: ${creator}`,
  acceptCreator: "Usa questo nome",
  replaces: (creator: string, more: number) =>
    more === 0
      ? `L’esportazione sostituisce “${creator}” come autore.`
      : `L’esportazione sostituisce “${creator}” come autore, e gli autori di ${plural(more, { one: "un’altra foto", other: `altre ${number(more)} foto` })}.`,
  replacesInBatch: (count: number) => `Questi crediti sostituiscono l’autore di ${number(count)} foto.`,

  date: {
    print: "Stampa la data",
    format: "Formato della data",
    formats: dateFormats,
    custom: "Formato data personalizzato",
    customHint: "D MMMM YYYY",
    noForm: "Usa YYYY, YY, MMMM, MMM, MM, M, DD, D, HH o mm.",
  },
  places: {
    label: "Nomi dei luoghi dal GPS",
    hint: "Ricava città e paese dalla posizione GPS della foto, se nel file non ci sono. Le esportazioni mostrano così dove è stata scattata. La posizione stessa resta nel tuo browser.",
  },
  camera: {
    tidy: "Semplifica i nomi delle fotocamere",
    equivalent: "Equivalente 35 mm",
    filmStyle: "Pellicola e stile immagine",
    camera: "Fotocamera",
    lens: "Obiettivo",
    film: "Pellicola",
  },
  exportName: {
    label: "Nome del file esportato",
    usual: "Nome predefinito",
    example: (name: string) => `Esempio: ${name}`,
  },
};
