/** @see ../en/editor-label.ts */
import type { CameraLine, LabelCorner, LabelPlace, LabelStyle, TextFinish } from "@matte/engine";
import { format } from "./notation.ts";

const styles: Readonly<Record<LabelStyle, string>> = {
  plain: "Simple",
  gallery: "Galerie",
  wall: "Cartel",
  data: "Données",
  plate: "Plaque",
  contact: "Contact",
  poster: "Affiche",
  press: "Presse",
};

const lines: Readonly<Record<CameraLine, string>> = {
  camera: "l’appareil",
  lens: "l’objectif",
  film: "le film",
  exif: "l’exposition",
  date: "la date",
};

const places: Readonly<Record<LabelPlace, string>> = {
  below: "Sous la photo",
  matte: "Dans le passe-partout",
  photo: "Sur la photo",
};

const corners: Readonly<Record<LabelCorner, string>> = {
  "bottom-left": "En bas à gauche",
  "bottom-right": "En bas à droite",
  "top-left": "En haut à gauche",
  "top-right": "En haut à droite",
  bottom: "En bas",
  top: "En haut",
};

const finishes: Readonly<Record<TextFinish, string>> = {
  flat: "À plat",
  letterpress: "Letterpress",
  gold: "Dorure",
  silver: "Argenture",
};

export const editorLabel = {
  style: "Style de légende",
  styles,
  feature: "Plaque, Contact et Presse",
  automaticColour: "Couleur de texte automatique",
  colour: "Couleur du texte",
  place: "Emplacement",
  placeName: "Emplacement de la légende",
  places,
  corner: "Coin",
  cornerName: "Coin de la légende",
  tooLarge: "Cette photo est trop petite pour sa légende, qui se place donc dessous.",
  corners,
  finish: "Finition du texte",
  finishes,
  finishFeature: "Letterpress et dorure",
  coloured: "Texte",
  styleFont: "Police du style",
  leftOut: (style: LabelStyle, left: readonly CameraLine[]) =>
    `Le style ${styles[style]} n’a pas de place pour ${format.list(left.map((line) => lines[line]))}.`,
};
