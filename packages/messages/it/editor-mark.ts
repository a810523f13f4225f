/** @see ../en/editor-mark.ts */
import type { MarkPlace, PhotoMarkKind } from "@matte/engine";
import type { editorMark as English } from "../en/editor-mark.ts";

const kinds: Readonly<Record<PhotoMarkKind, string>> = { none: "Nessuno", text: "Testo", logo: "Logo" };

const places: Readonly<Record<MarkPlace, string>> = {
  "bottom-right": "In basso a destra",
  bottom: "In basso",
  "bottom-left": "In basso a sinistra",
  left: "A sinistra",
  center: "Al centro",
  right: "A destra",
  "top-left": "In alto a sinistra",
  top: "In alto",
  "top-right": "In alto a destra",
  tiled: "Ripetuto",
};

export const editorMark: typeof English = {
  mark: "Marchio sulla foto",
  kinds,
  stays: "Un marchio non si può togliere: resta sulla foto anche quando si rimuove la cornice.",
  text: "Testo",
  textName: "Testo del marchio",
  textHint: "© Ada Lovelace",
  noLogo: "Aggiungi un logo qui sopra.",
  place: "Posizione",
  placeName: "Posizione del marchio",
  places,
  size: "Dimensioni",
  sizeName: "Dimensioni del marchio",
  opacity: "Opacità",
  opacityName: "Opacità del marchio",
};
