/** The caption: its texts and their type. */
import { choice, colour, flag, multilineText, nullable, number, object, pattern, shortText, text } from "../kinds.ts";
import { row } from "../row.ts";

export const METADATA_FONTS = [
  "Roboto",
  "Open Sans",
  "Lato",
  "Montserrat",
  "Oswald",
  "Source Sans Pro",
  "Raleway",
  "Merriweather",
  "PT Sans",
  "Playfair Display",
  "Nunito",
  "Lora",
  "Inter",
  "Georgia",
  "Helvetica Neue",
  "Courier New",
] as const;

const FONT_NAME_PATTERN = /^[^"\\\p{Cc}]{1,100}$/u;
const FONT_NAME = pattern(FONT_NAME_PATTERN, ["Futura", "Futura-Book", "游ゴシック体"]);

/** Returns whether a font's name is safe inside a quoted CSS string. */
export function isFontName(name: string): boolean {
  return FONT_NAME_PATTERN.test(name);
}

/** A font installed on the computer. */
const LOCAL_FONT = object({
  /** The family, as in CSS. */
  family: FONT_NAME,
  /** PostScript name of the upright regular face, to find the font on a computer. */
  postscriptName: FONT_NAME,
});

/** Forms for the printed date; `custom` is the form in `customDateFormat`. */
export const DATE_FORMATS = ["2024-06-01", "1 June 2024", "June 2024", "2024", "custom"] as const;

/** Languages that settle the forms of Han characters; `auto` leaves it to the text. */
export const CAPTION_LANGUAGES = ["auto", "ja", "ko", "zh-Hans", "zh-Hant"] as const;

export const CAPTION_LAYOUTS = ["columns", "left", "center", "line"] as const;

/** Caption typography; rows in label/rows. */
export const LABEL_STYLES = ["plain", "gallery", "wall", "data", "plate", "contact", "poster", "press"] as const;

export const LABEL_PLACES = ["below", "matte", "photo"] as const;

export const LABEL_CORNERS = ["bottom-left", "bottom-right", "top-left", "top-right", "bottom", "top"] as const;

export const TEXT_FINISHES = ["flat", "letterpress", "gold", "silver"] as const;

export const CAPTION_ROWS = {
  /** The caption as a whole. */
  showMetadata: row(flag, false, { affects: ["layout"], stored: true, reset: true, preset: "required" }),
  printSubjectName: row(flag, true, { affects: ["layout"], stored: true, preset: "required" }),
  /** The subject as typed last; each photo has its own. */
  subjectName: row(text, "", { affects: [], stored: true, reset: true }),
  locationText: row(text, "", { affects: ["layout"], stored: true, reset: true, preset: "required" }),
  /** The photo credit as printed. */
  photoBy: row(text, "", { affects: ["layout"], stored: true, reset: true, preset: "required" }),
  /** One credit per line. */
  additionalCredits: row(multilineText, "", { affects: ["layout"], stored: true, reset: true, preset: "required" }),
  metadataDisplay: row(choice(["all", "camera", "lens", "exif", "none"]), "all", {
    affects: ["layout"],
    stored: true,
    reset: true,
    preset: "required",
    choicesNeed: { camera: "cameraChoice", lens: "cameraChoice", exif: "cameraChoice" },
  }),
  /** Prints cameras and lenses under the names by which they are sold. */
  tidyCameraNames: row(flag, true, { affects: ["layout"], stored: true, reset: true, preset: "optional" }),
  /** Prints the focal length with the same angle on 35 mm film, if the file has it; null for phones alone. */
  equivalentFocalLength: row(nullable(flag), null, {
    affects: ["layout"],
    stored: true,
    reset: true,
    preset: "optional",
  }),
  /** Camera, lens and film for all photos as typed: for film, and for lenses without contacts. */
  cameraText: row(shortText, "", { affects: ["layout"], stored: true, reset: true, preset: "optional" }),
  lensText: row(shortText, "", { affects: ["layout"], stored: true, reset: true, preset: "optional" }),
  filmText: row(shortText, "", { affects: ["layout"], stored: true, reset: true, preset: "optional" }),
  /** Prints the film simulation or picture style where no film is typed. */
  printFilmStyle: row(flag, false, { affects: ["layout"], stored: true, reset: true, preset: "optional" }),
  printDate: row(flag, false, { affects: ["layout"], stored: true, reset: true, preset: "optional" }),
  dateFormat: row(choice(DATE_FORMATS), "2024-06-01", {
    affects: ["layout"],
    stored: true,
    reset: true,
    preset: "optional",
  }),
  /** Form for a `custom` date, as in `{date:…}`. */
  customDateFormat: row(shortText, "", { affects: ["layout"], stored: true, reset: true, preset: "optional" }),
  captionLanguage: row(choice(CAPTION_LANGUAGES), "auto", {
    affects: ["layout"],
    stored: true,
    reset: true,
    preset: "optional",
  }),
  /** City and country from the position if the file names none. Off, because printing a place reveals it. */
  placeNames: row(flag, false, { affects: ["layout"], stored: true, reset: true, preset: "optional" }),
  metadataFont: row(choice(METADATA_FONTS), "Inter", {
    affects: ["layout"],
    stored: true,
    preset: "required",
    needs: "font",
  }),
  /** Arrangement of the lines: two columns, one column at the left or in the centre, or everything on one line. */
  captionLayout: row(choice(CAPTION_LAYOUTS), "columns", {
    affects: ["layout"],
    stored: true,
    reset: true,
    preset: "optional",
  }),
  /** Caption typography; `plain` is `captionLayout`'s. */
  labelStyle: row(choice(LABEL_STYLES), "plain", {
    affects: ["layout"],
    stored: true,
    reset: true,
    preset: "optional",
    choicesNeed: { plate: "labelStyles", contact: "labelStyles", press: "labelStyles" },
  }),
  /** The style's typefaces, or the chosen one for all its texts. */
  labelFont: row(choice(["style", "chosen"]), "style", {
    affects: ["layout"],
    stored: true,
    reset: true,
    preset: "optional",
  }),
  /** Place of labels other than `plain`: between photo and matte, in the middle of the bottom matte, or on the photo. */
  labelPlace: row(choice(LABEL_PLACES), "below", {
    affects: ["layout"],
    stored: true,
    reset: true,
    preset: "optional",
  }),
  /** Place of a label on the photo. */
  labelCorner: row(choice(LABEL_CORNERS), "bottom-left", {
    affects: ["layout"],
    stored: true,
    reset: true,
    preset: "optional",
  }),
  /** Caption colour; null for black or white, whichever has more contrast on the matte. */
  captionColor: row(nullable(colour), null, { affects: ["paint"], stored: true, reset: true, preset: "optional" }),
  /** Flat ink, letters pressed into the matte, or foil, replacing the colour. */
  textFinish: row(choice(TEXT_FINISHES), "flat", {
    affects: ["paint"],
    stored: true,
    reset: true,
    preset: "optional",
    choicesNeed: { letterpress: "textFinishes", gold: "textFinishes", silver: "textFinishes" },
  }),
  /** Text size in thousandths of the base length. */
  metadataFontSize: row(number(15, 50), 25, { affects: ["layout"], stored: true, preset: "required" }),
  /** Replaces `metadataFont`; null for a font that Matte brings. Stored apart, because it is of use on this computer only. */
  localFont: row(nullable(LOCAL_FONT), null, { affects: ["layout"], preset: "optional", needs: "localFonts" }),
};
