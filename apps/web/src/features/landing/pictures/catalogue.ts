/** The landing page's pictures by name. */
import type { Settings } from "@matte/engine";
import type { FramedSample } from "#domain/pictures/framed-sample.ts";
import { GALLERY } from "./gallery.ts";

/** A caption with a placeholder as the credit. */
const CAPTION: Partial<Settings> = { showMetadata: true, photoBy: "Photo by your name" };
const ON_BLACK: Partial<Settings> = { outerBorderColor: "#000000", innerBorderColor: "#FFFFFF", innerBorderSize: 4 };
const WALL = [360, 720];
const SMALL = [400, 800];
const TINY = [160, 320];

/** One picture per feature. */
const FEATURES = {
  "wall-framing": { artwork: "arch", settings: { outerBorderSize: 13, innerBorderSize: 6 }, widths: WALL },
  "wall-provenance": {
    artwork: "sea",
    subject: "Groyne, four minutes",
    settings: { ...CAPTION, ...ON_BLACK, locationText: "Low water", metadataFontSize: 30 },
    // The artworks are computer-generated, and say so.
    camera: { camera: "Computer-generated, 2026", focalLength: 35, aperture: 8, exposureTime: 240, iso: 64 },
    widths: WALL,
  },
  "wall-identity": {
    artwork: "stairwell",
    settings: {
      outerBorderColor: "#F4F4F4",
      showMetadata: true,
      logoPosition: "center",
      logoSize: 44,
      innerBorderSize: 4,
    },
    hasLogo: true,
    widths: [280, 560],
  },
} satisfies Record<string, FramedSample>;

const USE_CASES = {
  "use-teacher": {
    artwork: "mist",
    subject: "Exercise 4",
    settings: { ...CAPTION, photoBy: "", locationText: "Aerial perspective", metadataFontSize: 34 },
    camera: { focalLength: 85, aperture: 11, exposureTime: 1 / 60, iso: 100 },
    widths: SMALL,
  },
  "use-photographer": {
    artwork: "dunes",
    subject: "Crest, evening wind",
    settings: { ...CAPTION, innerBorderSize: 4, photoBy: "© Your Name", metadataFontSize: 34 },
    widths: SMALL,
  },
  "use-painter": {
    artwork: "still",
    subject: "Four vessels, two pears",
    settings: {
      ...CAPTION,
      outerBorderSize: 16,
      outerBorderColor: "#D8D2C6",
      innerBorderSize: 0,
      photoBy: "Your Name, 2026",
      metadataFont: "Lora",
      metadataFontSize: 36,
    },
    widths: SMALL,
  },
  "use-producer": {
    artwork: "arch",
    subject: "Courtyard, four o’clock",
    settings: {
      ...CAPTION,
      ...ON_BLACK,
      photoBy: "Photo by your photographer",
      additionalCredits: "Set by your designer\nLight by your gaffer",
      metadataFontSize: 34,
    },
    widths: SMALL,
  },
  "use-influencer": {
    artwork: "stairwell",
    settings: {
      outerBorderColor: "#4B3628",
      innerBorderColor: "#E9DFD2",
      innerBorderSize: 4,
      socialPreset: "story-9x16",
    },
    widths: [240, 480],
  },
} satisfies Record<string, FramedSample>;

/** A bare photo, and the same photo in three presets. */
const STEPS = {
  "step-photo": { artwork: "mist", settings: { outerBorderSize: 0, innerBorderSize: 0 }, widths: [280, 560, 880] },
  "step-post": { artwork: "mist", settings: { socialPreset: "portrait-4x5" }, widths: TINY },
  "step-story": { artwork: "mist", settings: { socialPreset: "story-9x16" }, widths: TINY },
  "step-square": { artwork: "mist", settings: { socialPreset: "square-1x1" }, widths: TINY },
} satisfies Record<string, FramedSample>;

export const CATALOGUE: ReadonlyMap<string, FramedSample> = new Map<string, FramedSample>([
  ...GALLERY.map(({ id, sample }) => [id, sample] as const),
  ...Object.entries({ ...FEATURES, ...USE_CASES, ...STEPS }),
]);

/** In order. */
export const FEATURE_PICTURES = namesOf(FEATURES);
export const USE_CASE_PICTURES = namesOf(USE_CASES);
export type UseCasePicture = keyof typeof USE_CASES;

function namesOf<Name extends string>(pictures: Readonly<Record<Name, FramedSample>>): readonly Name[] {
  return Object.keys(pictures) as Name[];
}
