/** @see ../en/editor-label.ts */
import type { CameraLine, LabelCorner, LabelPlace, LabelStyle, TextFinish } from "@matte/engine";
import { format } from "./notation.ts";

const styles: Readonly<Record<LabelStyle, string>> = {
  plain: "Schlicht",
  gallery: "Galerie",
  wall: "Wandtext",
  data: "Daten",
  plate: "Schild",
  contact: "Kontakt",
  poster: "Plakat",
  press: "Presse",
};

/** In the accusative. */
const lines: Readonly<Record<CameraLine, string>> = {
  camera: "die Kamera",
  lens: "das Objektiv",
  film: "den Film",
  exif: "die Belichtung",
  date: "das Datum",
};

const places: Readonly<Record<LabelPlace, string>> = {
  below: "Darunter",
  matte: "Im Passepartout",
  photo: "Auf dem Foto",
};

const corners: Readonly<Record<LabelCorner, string>> = {
  "bottom-left": "Unten links",
  "bottom-right": "Unten rechts",
  "top-left": "Oben links",
  "top-right": "Oben rechts",
  bottom: "Unten",
  top: "Oben",
};

const finishes: Readonly<Record<TextFinish, string>> = {
  flat: "Flach",
  letterpress: "Hochdruck",
  gold: "Goldfolie",
  silver: "Silberfolie",
};

export const editorLabel = {
  style: "Stil der Beschriftung",
  styles,
  feature: "Schild, Kontakt und Presse",
  automaticColour: "Automatische Textfarbe",
  colour: "Textfarbe",
  place: "Stelle",
  placeName: "Stelle der Beschriftung",
  places,
  corner: "Ecke",
  cornerName: "Ecke der Beschriftung",
  tooLarge: "Dieses Foto ist zu klein für seine Beschriftung, sie steht deshalb darunter.",
  corners,
  finish: "Druckart",
  finishes,
  finishFeature: "Hochdruck und Folie",
  coloured: "Text",
  styleFont: "Schrift des Stils",
  leftOut: (style: LabelStyle, left: readonly CameraLine[]) =>
    `${styles[style]} hat keinen Platz für ${format.list(left.map((line) => lines[line]))}.`,
};
