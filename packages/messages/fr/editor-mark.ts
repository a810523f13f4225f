/** @see ../en/editor-mark.ts */
import type { MarkPlace, PhotoMarkKind } from "@matte/engine";

const kinds: Readonly<Record<PhotoMarkKind, string>> = { none: "Aucune", text: "Texte", logo: "Logo" };

const places: Readonly<Record<MarkPlace, string>> = {
  "bottom-right": "En bas à droite",
  bottom: "En bas",
  "bottom-left": "En bas à gauche",
  left: "À gauche",
  center: "Au centre",
  right: "À droite",
  "top-left": "En haut à gauche",
  top: "En haut",
  "top-right": "En haut à droite",
  tiled: "En mosaïque",
};

export const editorMark = {
  mark: "Marque sur la photo",
  kinds,
  stays: "Une marque ne s’enlève pas : elle reste sur la photo quand le cadre est retiré.",
  text: "Texte",
  textName: "Texte de la marque",
  textHint: "© Ada Lovelace",
  noLogo: "Ajoutez un logo ci-dessus.",
  place: "Emplacement",
  placeName: "Emplacement de la marque",
  places,
  size: "Taille",
  sizeName: "Taille de la marque",
  opacity: "Opacité",
  opacityName: "Opacité de la marque",
};
