/** The mark on the photo. */
import type { MarkPlace, PhotoMarkKind } from "@matte/engine";

const kinds: Readonly<Record<PhotoMarkKind, string>> = { none: "None", text: "Text", logo: "Logo" };

const places: Readonly<Record<MarkPlace, string>> = {
  "bottom-right": "Bottom right",
  bottom: "Bottom",
  "bottom-left": "Bottom left",
  left: "Left",
  center: "Centre",
  right: "Right",
  "top-left": "Top left",
  top: "Top",
  "top-right": "Top right",
  tiled: "Tiled",
};

export const editorMark = {
  mark: "Mark on the photo",
  kinds,
  stays: "A mark can’t be taken off: it stays on the photo when the frame is removed.",
  text: "Text",
  textName: "Mark text",
  textHint: "© Ada Lovelace",
  noLogo: "Add a logo above.",
  place: "Place",
  placeName: "Mark place",
  places,
  size: "Size",
  sizeName: "Mark size",
  opacity: "Opacity",
  opacityName: "Mark opacity",
};
