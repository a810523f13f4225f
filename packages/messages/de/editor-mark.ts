/** @see ../en/editor-mark.ts */
import type { MarkPlace, PhotoMarkKind } from "@matte/engine";

const kinds: Readonly<Record<PhotoMarkKind, string>> = { none: "Keins", text: "Text", logo: "Logo" };

const places: Readonly<Record<MarkPlace, string>> = {
  "bottom-right": "Unten rechts",
  bottom: "Unten",
  "bottom-left": "Unten links",
  left: "Links",
  center: "Mitte",
  right: "Rechts",
  "top-left": "Oben links",
  top: "Oben",
  "top-right": "Oben rechts",
  tiled: "Gekachelt",
};

export const editorMark = {
  mark: "Zeichen auf dem Foto",
  kinds,
  stays: "Ein Zeichen lässt sich nicht abnehmen: Es bleibt auf dem Foto, wenn der Rahmen entfernt wird.",
  text: "Text",
  textName: "Text des Zeichens",
  textHint: "© Ada Lovelace",
  noLogo: "Fügen Sie oben ein Logo hinzu.",
  place: "Stelle",
  placeName: "Stelle des Zeichens",
  places,
  size: "Größe",
  sizeName: "Größe des Zeichens",
  opacity: "Deckkraft",
  opacityName: "Deckkraft des Zeichens",
};
