/** @see ../en/editor-captions.ts */
import { format } from "./notation.ts";

const { number, plural } = format;

const count = (value: number, one: string, other: string): string =>
  `${number(value)} ${plural(value, { one, other })}`;

export const editorCaptions = {
  open: "Modifier les légendes",
  title: "Légendes",
  photos: (value: number) => count(value, "photo", "photos"),
  photo: "Photo",
  columns: {
    fileName: "Nom du fichier",
    subject: "Sujet",
    location: "Lieu",
    credit: "Crédit photo",
    additionalCredits: "Autres crédits",
    camera: "Appareil",
    lens: "Objectif",
    film: "Film",
    alt: "Texte alternatif",
  },
  cell: (column: string, file: string) => `${column}, ${file}`,
  cut: "Tronqué",
  cutInExport: "Tronqué dans l’export",
  inherited: "Du fichier, ou pour toutes les photos",
  exportCsv: "Exporter en CSV",
  importCsv: "Importer un CSV",
  csvFile: "captions.csv",
  done: "Terminé",
  dismiss: "Masquer",
  undo: "Annuler",
  previous: "Précédent",
  next: "Suivant",
  position: (at: number, of: number) => `${number(at)} sur ${number(of)}`,
  keys: {
    edit: "modifier, ligne suivante",
    line: "nouvelle ligne",
    tab: "cellule suivante",
    paste: "coller des cellules",
    fill: "recopier vers le bas",
    undo: "annuler",
  },
  grey: "En gris : du fichier, ou pour toutes les photos",
  imported: (fields: number, photos: number) =>
    fields === 0
      ? "Rien à importer : les photos ont déjà toutes les légendes de ce fichier."
      : `${count(fields, "champ de légende modifié", "champs de légende modifiés")} sur ${count(photos, "photo", "photos")}.`,
  pasted: (cells: number) => `${count(cells, "cellule collée", "cellules collées")}.`,
  filled: (cells: number) => `${count(cells, "cellule remplie", "cellules remplies")}.`,
  cleared: (cells: number) => `${count(cells, "cellule vidée", "cellules vidées")}.`,
  beyond: (rows: number) =>
    `${count(rows, "ligne laissée de côté", "lignes laissées de côté")} : il n’y a plus de photos.`,
  unmatched: (rows: number) => `${count(rows, "ligne ne correspond", "lignes ne correspondent")} à aucune photo :`,
  more: (rows: number) => `et ${count(rows, "autre", "autres")}`,
  noColumn: (column: string) =>
    `Le fichier n’a pas de colonne « ${column} ». Exportez d’abord les légendes pour voir les colonnes nécessaires.`,
  unreadable: (file: string) => `« ${file} » n’a pas pu être lu. Réessayez, ou choisissez un autre fichier.`,
};
