/** @see ../en/editor-fields.ts */
import type { Settings, TemplateField } from "@matte/engine";
import { format } from "./notation.ts";

const { number, plural } = format;

const fields: Readonly<Record<TemplateField, string>> = {
  title: "Titre",
  headline: "En-tête",
  description: "Description",
  alt: "Texte alternatif",
  creator: "Créateur",
  credit: "Ligne de crédit",
  copyright: "Copyright",
  city: "Ville",
  state: "Région",
  country: "Pays",
  location: "Lieu",
  keywords: "Mots-clés",
  rating: "Note",
  date: "Date",
  time: "Heure",
  camera: "Appareil",
  make: "Fabricant",
  lens: "Objectif",
  film: "Film",
  focal: "Focale",
  focal35: "Équivalent 35 mm",
  aperture: "Ouverture",
  shutter: "Vitesse d’obturation",
  iso: "ISO",
  exposure: "Exposition",
  width: "Largeur",
  height: "Hauteur",
  megapixels: "Mégapixels",
  size: "Dimensions",
  filename: "Nom du fichier",
  number: "Numéro",
  count: "Nombre de photos",
};

const dateFormats: Readonly<Record<Settings["dateFormat"], string>> = {
  "2024-06-01": "2024-06-01",
  "1 June 2024": "1 juin 2024",
  "June 2024": "Juin 2024",
  "2024": "2024",
  custom: "Personnalisé",
};

export const editorFields = {
  more: {
    caption: "Autres réglages de légende",
    camera: "Autres réglages de prise de vue",
    output: "Autres réglages de sortie",
  },

  appliesTo: "S’applique à",
  scopes: {
    photo: () => "Cette photo",
    selected: (count: number) => `${number(count)} ${plural(count, { one: "sélectionnée", other: "sélectionnées" })}`,
    all: () => "Toutes les photos",
  },
  usedForAll: (count: number) =>
    `Sujet repris pour ${number(count)} ${plural(count, { one: "photo", other: "photos" })}`,
  photoOf: (file: string, at: number, count: number) => `${file}, ${number(at)} sur ${number(count)}`,

  insert: "Insérer un champ",
  fields,
  groups: { place: "Lieu", photo: "Photo", camera: "Appareil", file: "Fichier" },
  forms: {
    "date:YYYY": "Année",
    "date:MMMM YYYY": "Mois et année",
    "date:YYYY-MM-DD": "Date en chiffres",
    "time:HH-mm": "Heure en chiffres",
    "number:000": "Numéro à trois chiffres",
    "filename:words": "Nom du fichier en mots",
  },
  absent: "Absent de ce fichier",
  search: "Rechercher un champ",
  typeToSearch: "Tapez pour rechercher",
  keys: "↑ ↓ Entrée",
  found: (count: number) => `${number(count)} ${plural(count, { one: "champ", other: "champs" })}`,

  unknownField: (typed: string, suggestion: string | null) =>
    `Champ inconnu : « ${typed} ».${suggestion === null ? "" : ` Vouliez-vous dire « ${suggestion} » ?`}`,
  unknownForm: (typed: string) => `Format inconnu : « ${typed} ».`,

  fileSays: (creator: string) => `Selon le fichier : ${creator}`,
  acceptCreator: "Utiliser",
  replaces: (creator: string, more: number) =>
    more === 0
      ? `L’export remplace « ${creator} » comme créateur.`
      : `L’export remplace « ${creator} » comme créateur, ainsi que ${plural(more, { one: "le créateur", other: "les créateurs" })} de ${number(more)} ${plural(more, { one: "autre photo", other: "autres photos" })}.`,
  replacesInBatch: (count: number) =>
    `Ce crédit remplace le créateur de ${number(count)} ${plural(count, { one: "photo", other: "photos" })}.`,

  date: {
    print: "Inscrire la date",
    format: "Format de date",
    formats: dateFormats,
    custom: "Format de date personnalisé",
    customHint: "D MMMM YYYY",
    noForm: "Utilisez YYYY, YY, MMMM, MMM, MM, M, DD, D, HH ou mm.",
  },
  places: {
    label: "Noms de lieux d’après le GPS",
    hint: "Complète la ville et le pays d’après la position GPS de la photo si son fichier n’en a pas. Les exports montrent alors où elle a été prise. La position elle-même reste dans votre navigateur.",
  },
  camera: {
    tidy: "Simplifier les noms d’appareils",
    equivalent: "Équivalent 35 mm",
    filmStyle: "Film et style d’image",
    camera: "Appareil",
    lens: "Objectif",
    film: "Film",
  },
  exportName: {
    label: "Nom de l’export",
    usual: "Nom par défaut",
    example: (name: string) => `Exemple : ${name}`,
  },
};
