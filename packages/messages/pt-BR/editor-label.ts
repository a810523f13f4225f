/** @see ../en/editor-label.ts */
import type { CameraLine, LabelCorner, LabelPlace, LabelStyle, TextFinish } from "@matte/engine";
import { format } from "./notation.ts";

const styles: Readonly<Record<LabelStyle, string>> = {
  plain: "Simples",
  gallery: "Galeria",
  wall: "Etiqueta",
  data: "Dados",
  plate: "Placa",
  contact: "Contato",
  poster: "Pôster",
  press: "Imprensa",
};

const lines: Readonly<Record<CameraLine, string>> = {
  camera: "a câmera",
  lens: "a lente",
  film: "o filme",
  exif: "a exposição",
  date: "a data",
};

const places: Readonly<Record<LabelPlace, string>> = {
  below: "Abaixo",
  matte: "No paspatur",
  photo: "Na foto",
};

const corners: Readonly<Record<LabelCorner, string>> = {
  "bottom-left": "Embaixo à esquerda",
  "bottom-right": "Embaixo à direita",
  "top-left": "No alto à esquerda",
  "top-right": "No alto à direita",
  bottom: "Embaixo",
  top: "No alto",
};

const finishes: Readonly<Record<TextFinish, string>> = {
  flat: "Plano",
  letterpress: "Letterpress",
  gold: "Dourado",
  silver: "Prateado",
};

export const editorLabel = {
  style: "Estilo da legenda",
  styles,
  feature: "Placa, Contato e Imprensa",
  automaticColour: "Cor automática do texto",
  colour: "Cor do texto",
  place: "Posição",
  placeName: "Posição da legenda",
  places,
  corner: "Canto",
  cornerName: "Canto da legenda",
  tooLarge: "Esta foto é pequena demais para a legenda, que fica abaixo dela.",
  corners,
  finish: "Acabamento",
  finishes,
  finishFeature: "Letterpress, dourado e prateado",
  coloured: "Texto",
  styleFont: "A fonte do estilo",
  leftOut: (style: LabelStyle, left: readonly CameraLine[]) =>
    `O estilo ${styles[style]} não mostra ${format.list(left.map((line) => lines[line]))}.`,
};
