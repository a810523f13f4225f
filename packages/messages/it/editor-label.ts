/** @see ../en/editor-label.ts */
import type { CameraLine, LabelCorner, LabelPlace, LabelStyle, TextFinish } from "@matte/engine";
import type { editorLabel as English } from "../en/editor-label.ts";
import { format } from "./notation.ts";

const styles: Readonly<Record<LabelStyle, string>> = {
  plain: "Semplice",
  gallery: "Galleria",
  wall: "Cartellino",
  data: "Dati",
  plate: "Targhetta",
  contact: "Provino",
  poster: "Poster",
  press: "Giornale",
};

const lines: Readonly<Record<CameraLine, string>> = {
  camera: "la fotocamera",
  lens: "l’obiettivo",
  film: "la pellicola",
  exif: "l’esposizione",
  date: "la data",
};

const places: Readonly<Record<LabelPlace, string>> = {
  below: "Sotto",
  matte: "Nel passepartout",
  photo: "Sulla foto",
};

const corners: Readonly<Record<LabelCorner, string>> = {
  "bottom-left": "In basso a sinistra",
  "bottom-right": "In basso a destra",
  "top-left": "In alto a sinistra",
  "top-right": "In alto a destra",
  bottom: "In basso",
  top: "In alto",
};

const finishes: Readonly<Record<TextFinish, string>> = {
  flat: "Piatta",
  letterpress: "Letterpress",
  gold: "Lamina oro",
  silver: "Lamina argento",
};

export const editorLabel: typeof English = {
  style: "Stile della didascalia",
  styles,
  feature: "Targhetta, Provino e Giornale",
  automaticColour: "Colore automatico del testo",
  colour: "Colore del testo",
  place: "Posizione",
  placeName: "Posizione della didascalia",
  places,
  corner: "Angolo",
  cornerName: "Angolo della didascalia",
  tooLarge: "Questa foto è troppo piccola per la sua didascalia, che quindi sta sotto.",
  corners,
  finish: "Finitura del testo",
  finishes,
  finishFeature: "Letterpress e lamina",
  coloured: "Testo",
  styleFont: "Carattere dello stile",
  leftOut: (style: LabelStyle, left: readonly CameraLine[]) =>
    `Nello stile ${styles[style]} non c’è posto per ${format.list(left.map((line) => lines[line]))}.`,
};
