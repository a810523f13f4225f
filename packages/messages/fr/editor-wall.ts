/** @see ../en/editor-wall.ts */
import { format } from "./notation.ts";

const { number, plural } = format;

const photos = (count: number): string => `${number(count)} ${plural(count, { one: "photo", other: "photos" })}`;

export const editorWall = {
  title: "Mur",
  count: (count: number) => (count === 1 ? photos(count) : `${photos(count)}, une seule échelle`),
  empty: "Aucune photo n’est accrochée ici. Fermez le mur et ajoutez-en.",
  hint: "Glissez pour réordonner. Un double clic ouvre.",
  hintTouch: "Maintenez pour réordonner. Touchez deux fois pour ouvrir.",
  zoomIn: "Zoom avant",
  zoomOut: "Zoom arrière",
  tones: { white: "Mur blanc", neutral: "Mur gris", black: "Mur noir" },

  export: "Exporter le mur",
  shape: "Forme de l’image",
  shapes: { "16:9": "16:9", "4:5": "4:5", carousel: "Carrousel" },
  exported: "Mur exporté",
  carouselIsPro: "Les carrousels sont réservés à Pro.",
  failed: "Impossible d’exporter le mur. Réessayez.",
  leftOut: (count: number) =>
    plural(count, {
      one: `${photos(count)} n’est pas accrochée dans l’image.`,
      other: `${photos(count)} ne sont pas accrochées dans l’image.`,
    }),
};
