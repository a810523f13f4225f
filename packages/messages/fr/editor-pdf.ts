/** @see ../en/editor-pdf.ts */
import { format } from "./notation.ts";

const { number, plural } = format;

const photos = (count: number): string => `${number(count)} ${plural(count, { one: "photo", other: "photos" })}`;
const pages = (count: number): string => (count === 1 ? "une page" : `${number(count)} pages`);

export const editorPdf = {
  title: "PDF",
  contactSheet: "Planche contact…",
  pages: "Pages",
  pagesName: "Pages du PDF",
  layouts: { photo: "Une par page", sheet: "Planche contact" },
  pageSetup: "Mise en page…",
  columns: "Colonnes",
  rows: "Rangées",
  captionLines: "Lignes de légende",
  captions: ["Aucune", "Sujet", "Sujet, lieu"],
  paper: "Papier",
  papers: { a4: "A4", a3: "A3", letter: "Letter", "30x40": "30 × 40 cm", custom: "Personnalisé" },
  width: "Largeur",
  widthName: "Largeur du papier (mm)",
  height: "Hauteur",
  heightName: "Hauteur du papier (mm)",
  margins: "Marges",
  marginsName: "Marges (mm)",
  bleed: "Fond perdu",
  bleedName: "Fond perdu du PDF (mm)",
  cropMarks: "Traits de coupe",
  mm: "mm",
  contents: (photoCount: number, pageCount: number) => `${photos(photoCount)}, ${pages(pageCount)}`,
  paperSize: (name: string, width: number, height: number) => `${name}, ${number(width)} × ${number(height)} mm`,
  customPaperSize: (width: number, height: number) => `${number(width)} × ${number(height)} mm`,
  preview: (page: number, count: number) => `Page ${number(page)} sur ${number(count)}`,
  previous: "Page précédente",
  next: "Page suivante",
  note: (size: string) => `Les photos y sont telles quelles, les légendes en texte. Environ ${size}`,
  carousel: "Un PDF montre tout le carrousel sur une page.",
  export: "Exporter le PDF",
  done: "PDF exporté",
  doneIn: (place: string) => `PDF exporté dans ${place}`,
  fileType: "Document PDF",
  failed: {
    "no-space": (done: number, total: number) =>
      `Votre disque est plein. L’export s’est arrêté après ${photos(done)} sur ${number(total)}, et aucun PDF n’a été enregistré. Libérez de la place, ou choisissez un autre disque avec Enregistrer sous….`,
    "too-large": () =>
      "Cette fenêtre ne peut pas stocker de fichiers, comme en navigation privée : un PDF est limité à 1 Go. Exportez moins de photos à la fois, ou utilisez une fenêtre normale.",
    failed: (done: number, total: number) =>
      `Impossible d’écrire le PDF. L’export s’est arrêté après ${photos(done)} sur ${number(total)}, et aucun PDF n’a été enregistré. Réessayez.`,
  },
};
