/** @see ../en/editor-label.ts */
import type { CameraLine, LabelCorner, LabelPlace, LabelStyle, TextFinish } from "@matte/engine";
import { format } from "./notation.ts";

const styles: Readonly<Record<LabelStyle, string>> = {
  plain: "Sencillo",
  gallery: "Galería",
  wall: "Cartela",
  data: "Datos",
  plate: "Placa",
  contact: "Contacto",
  poster: "Cartel",
  press: "Prensa",
};

const lines: Readonly<Record<CameraLine, string>> = {
  camera: "la cámara",
  lens: "el objetivo",
  film: "la película",
  exif: "la exposición",
  date: "la fecha",
};

const places: Readonly<Record<LabelPlace, string>> = {
  below: "Debajo",
  matte: "En el paspartú",
  photo: "Sobre la foto",
};

const corners: Readonly<Record<LabelCorner, string>> = {
  "bottom-left": "Abajo a la izquierda",
  "bottom-right": "Abajo a la derecha",
  "top-left": "Arriba a la izquierda",
  "top-right": "Arriba a la derecha",
  bottom: "Abajo",
  top: "Arriba",
};

const finishes: Readonly<Record<TextFinish, string>> = {
  flat: "Plano",
  letterpress: "Letterpress",
  gold: "Lámina dorada",
  silver: "Lámina plateada",
};

export const editorLabel = {
  style: "Estilo del pie de foto",
  styles,
  feature: "Placa, Contacto y Prensa",
  automaticColour: "Color de texto automático",
  colour: "Color del texto",
  place: "Posición",
  placeName: "Posición del pie de foto",
  places,
  corner: "Esquina",
  cornerName: "Esquina del pie de foto",
  tooLarge: "Esta foto es demasiado pequeña para su pie de foto, que queda debajo.",
  corners,
  finish: "Acabado del texto",
  finishes,
  finishFeature: "Letterpress y lámina metálica",
  coloured: "Texto",
  styleFont: "Tipografía del estilo",
  leftOut: (style: LabelStyle, left: readonly CameraLine[]) =>
    `${styles[style]} no tiene espacio para ${format.list(left.map((line) => lines[line]))}.`,
};
