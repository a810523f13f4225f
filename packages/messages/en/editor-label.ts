import type { CameraLine, LabelCorner, LabelPlace, LabelStyle, TextFinish } from "@matte/engine";
import { format } from "./notation.ts";

const styles: Readonly<Record<LabelStyle, string>> = {
  plain: "Plain",
  gallery: "Gallery",
  wall: "Wall label",
  data: "Data",
  plate: "Plate",
  contact: "Contact",
  poster: "Poster",
  press: "Press",
};

const lines: Readonly<Record<CameraLine, string>> = {
  camera: "the camera",
  lens: "the lens",
  film: "the film",
  exif: "the exposure",
  date: "the date",
};

const places: Readonly<Record<LabelPlace, string>> = {
  below: "Below",
  matte: "In the matte",
  photo: "On the photo",
};

const corners: Readonly<Record<LabelCorner, string>> = {
  "bottom-left": "Bottom left",
  "bottom-right": "Bottom right",
  "top-left": "Top left",
  "top-right": "Top right",
  bottom: "Bottom",
  top: "Top",
};

const finishes: Readonly<Record<TextFinish, string>> = {
  flat: "Flat",
  letterpress: "Letterpress",
  gold: "Gold foil",
  silver: "Silver foil",
};

export const editorLabel = {
  style: "Label style",
  styles,
  /** Styles included in the badge's plan. */
  feature: "Plate, Contact and Press",
  automaticColour: "Automatic text colour",
  colour: "Text colour",
  place: "Place",
  placeName: "Caption place",
  places,
  corner: "Corner",
  cornerName: "Caption corner",
  tooLarge: "This photo is too small for its label, which is below it instead.",
  corners,
  finish: "Text finish",
  finishes,
  finishFeature: "Letterpress and foil",
  /** Subject for the colour. */
  coloured: "Text",
  styleFont: "Typeface of the style",
  leftOut: (style: LabelStyle, left: readonly CameraLine[]) =>
    `${styles[style]} has no place for ${format.list(left.map((line) => lines[line]))}.`,
};
