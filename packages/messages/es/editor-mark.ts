/** @see ../en/editor-mark.ts */
import type { MarkPlace, PhotoMarkKind } from "@matte/engine";

const kinds: Readonly<Record<PhotoMarkKind, string>> = { none: "Ninguna", text: "Texto", logo: "Logotipo" };

const places: Readonly<Record<MarkPlace, string>> = {
  "bottom-right": "Abajo a la derecha",
  bottom: "Abajo",
  "bottom-left": "Abajo a la izquierda",
  left: "Izquierda",
  center: "Centro",
  right: "Derecha",
  "top-left": "Arriba a la izquierda",
  top: "Arriba",
  "top-right": "Arriba a la derecha",
  tiled: "En mosaico",
};

export const editorMark = {
  mark: "Marca sobre la foto",
  kinds,
  stays: "Una marca no se puede quitar: sigue en la foto cuando se quita el marco.",
  text: "Texto",
  textName: "Texto de la marca",
  textHint: "© Ada Lovelace",
  noLogo: "Añade un logotipo arriba.",
  place: "Posición",
  placeName: "Posición de la marca",
  places,
  size: "Tamaño",
  sizeName: "Tamaño de la marca",
  opacity: "Opacidad",
  opacityName: "Opacidad de la marca",
};
