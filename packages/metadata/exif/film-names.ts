/**
 * Film simulations and picture styles by the values of maker notes, as exiftool 12.57 documents them (tag names per table). Values
 * that mean none, an unnamed setting of the user or the camera's own choice have no name.
 */
type Names = Readonly<Record<number, string>>;

/** FilmMode, 0x1401; exiftool has some names in parentheses: `F0/Standard (Provia)`. Reala Ace: exiftool 12.72. */
export const FUJIFILM_FILMS: Names = {
  0x000: "Provia",
  0x100: "Studio Portrait",
  0x110: "Studio Portrait Enhanced Saturation",
  0x120: "Astia",
  0x130: "Studio Portrait Increased Sharpness",
  0x200: "Velvia",
  0x300: "Studio Portrait Ex",
  0x400: "Velvia",
  0x500: "Pro Neg. Std",
  0x501: "Pro Neg. Hi",
  0x600: "Classic Chrome",
  0x700: "Eterna",
  0x800: "Classic Negative",
  0x900: "Bleach Bypass",
  0xa00: "Nostalgic Neg",
  0xb00: "Reala Ace",
};

/** Saturation, 0x1003, of monochrome films, which have no FilmMode. */
export const FUJIFILM_MONOCHROMES: Names = {
  0x300: "B&W",
  0x301: "B&W Red Filter",
  0x302: "B&W Yellow Filter",
  0x303: "B&W Green Filter",
  0x310: "B&W Sepia",
  0x500: "Acros",
  0x501: "Acros Red Filter",
  0x502: "Acros Yellow Filter",
  0x503: "Acros Green Filter",
};

/** PhotoStyle, 0x0089. */
export const PANASONIC_STYLES: Names = {
  2: "Vivid",
  3: "Natural",
  4: "Monochrome",
  5: "Scenery",
  6: "Portrait",
  8: "Cinelike D",
  9: "Cinelike V",
  11: "L. Monochrome",
  12: "Like709",
  15: "L. Monochrome D",
  17: "V-Log",
  18: "Cinelike D2",
};

/** ImageTone, 0x004f, of Pentax and Ricoh. */
export const PENTAX_TONES: Names = {
  0: "Natural",
  1: "Bright",
  2: "Portrait",
  3: "Landscape",
  4: "Vibrant",
  5: "Monochrome",
  6: "Muted",
  7: "Reversal Film",
  8: "Bleach Bypass",
  9: "Radiant",
  10: "Cross Processing",
  11: "Flat",
};

/** PictureStyle in ProcessingInfo, 0x00a0. */
export const CANON_STYLES: Names = {
  0x01: "Standard",
  0x02: "Portrait",
  0x03: "High Saturation",
  0x05: "Low Saturation",
  0x81: "Standard",
  0x82: "Portrait",
  0x83: "Landscape",
  0x84: "Neutral",
  0x85: "Faithful",
  0x86: "Monochrome",
  0x88: "Fine Detail",
};

/** PictureMode in CameraSettings, 0x0520. */
export const OLYMPUS_MODES: Names = {
  1: "Vivid",
  2: "Natural",
  3: "Muted",
  4: "Portrait",
  5: "i-Enhance",
  6: "e-Portrait",
  256: "Monotone",
  512: "Sepia",
};

/** CreativeStyle, 0xb020: the note's words, and their names. */
export const SONY_STYLES: Readonly<Record<string, string>> = {
  Real: "Real",
  Standard: "Standard",
  Vivid: "Vivid",
  VV2: "Vivid 2",
  Portrait: "Portrait",
  Landscape: "Landscape",
  Sunset: "Sunset",
  Nightview: "Night View/Portrait",
  BW: "B&W",
  Neutral: "Neutral",
  Clear: "Clear",
  Deep: "Deep",
  Light: "Light",
  Autumnleaves: "Autumn Leaves",
  Sepia: "Sepia",
  FL: "FL",
  IN: "IN",
  SH: "SH",
};

const NIKON_NAME = { length: 20, starts: { "01": 4, "02": 4, "03": 8 } as Readonly<Record<string, number>> };

/** PictureControlName in PictureControlData, 0x0023 or 0x00bd: capitals, printed as words. */
export function nikonControl(record: Uint8Array | undefined): string | undefined {
  const letters = asciiOf(record);
  const start = NIKON_NAME.starts[letters.slice(0, 2)];
  if (start === undefined) return undefined;
  const [name = ""] = letters.slice(start, start + NIKON_NAME.length).split("\0", 1);
  const words = name
    .trim()
    .replace(/\b([A-Z])([A-Z]+)/gu, (word: string, first: string, rest: string) =>
      /[AEIOUY]/u.test(word) ? first + rest.toLowerCase() : word,
    );
  return /^[\x20-\x7e]*[A-Za-z][\x20-\x7e]*$/u.test(words) ? words : undefined;
}

export function sonyStyle(text: Uint8Array | undefined): string | undefined {
  const [word = ""] = asciiOf(text).split("\0", 1);
  return Object.hasOwn(SONY_STYLES, word) ? SONY_STYLES[word] : undefined;
}

/** Records are longer than the names in them. */
const LONGEST = 64;

function asciiOf(bytes: Uint8Array | undefined): string {
  return String.fromCharCode(...(bytes?.subarray(0, LONGEST) ?? []));
}
