/** Every picture of the landing page by its name. */
import type { Settings } from "@matte/engine";
import type { Exhibit } from "./exhibit.ts";
import { GALLERY } from "./gallery.ts";

/** What the editor's own fields would hold for anybody. */
const YOURS: Partial<Settings> = { showMetadata: true, photoBy: "Photo by your name" };
const ON_BLACK: Partial<Settings> = { outerBorderColor: "#000000", innerBorderColor: "#FFFFFF", innerBorderSize: 4 };
const WALL = [360, 720];
const SMALL = [400, 800];
const TINY = [160, 320];

/** The grey hanging wall, one a blurb. */
const HANGING = {
  "wall-framing": { work: "arch", settings: { outerBorderSize: 13, innerBorderSize: 6 }, widths: WALL },
  "wall-provenance": {
    work: "sea",
    subject: "Groyne, four minutes",
    settings: { ...YOURS, ...ON_BLACK, locationText: "Low water", metadataFontSize: 30 },
    // What made it, and the lens in the program.
    camera: { camera: "Blender 3.4, Cycles", focalLength: 36 },
    widths: WALL,
  },
  "wall-identity": {
    work: "stairwell",
    settings: {
      outerBorderColor: "#F4F4F4",
      showMetadata: true,
      logoPosition: "center",
      logoSize: 44,
      innerBorderSize: 4,
    },
    marked: true,
    widths: [280, 560],
  },
} satisfies Record<string, Exhibit>;

const USES = {
  "use-teacher": {
    work: "mist",
    subject: "Exercise 4",
    settings: { ...YOURS, photoBy: "", locationText: "Aerial perspective", metadataFontSize: 34 },
    camera: { focalLength: 85, aperture: 11, exposureTime: 1 / 60, iso: 100 },
    widths: SMALL,
  },
  "use-photographer": {
    work: "dunes",
    subject: "Crest, evening wind",
    settings: { ...YOURS, innerBorderSize: 4, photoBy: "© Your Name", metadataFontSize: 34 },
    widths: SMALL,
  },
  "use-painter": {
    work: "still",
    subject: "Four vessels, two pears",
    settings: {
      ...YOURS,
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
    work: "arch",
    subject: "Courtyard, four o’clock",
    settings: {
      ...YOURS,
      ...ON_BLACK,
      photoBy: "Photo by your photographer",
      additionalCredits: "Set by your designer\nLight by your gaffer",
      metadataFontSize: 34,
    },
    widths: SMALL,
  },
  "use-influencer": {
    work: "stairwell",
    settings: {
      outerBorderColor: "#4B3628",
      innerBorderColor: "#E9DFD2",
      innerBorderSize: 4,
      socialPreset: "story-9x16",
    },
    widths: [240, 480],
  },
} satisfies Record<string, Exhibit>;

/** The photo as it came, and what one export of it is cut to. */
const STEPS = {
  "step-photo": { work: "mist", settings: { outerBorderSize: 0, innerBorderSize: 0 }, widths: [280, 560, 880] },
  "step-post": { work: "mist", settings: { socialPreset: "portrait-4x5" }, widths: TINY },
  "step-story": { work: "mist", settings: { socialPreset: "story-9x16" }, widths: TINY },
  "step-square": { work: "mist", settings: { socialPreset: "square-1x1" }, widths: TINY },
} satisfies Record<string, Exhibit>;

export const CATALOGUE: ReadonlyMap<string, Exhibit> = new Map<string, Exhibit>([
  ...GALLERY.map(({ id, exhibit }) => [id, exhibit] as const),
  ...Object.entries({ ...HANGING, ...USES, ...STEPS }),
]);
