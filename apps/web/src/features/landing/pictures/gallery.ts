/** The gallery's six artworks, each in another matte. */
import type { landing } from "@matte/messages/landing";
import type { FramedSample } from "#domain/pictures/framed-sample.ts";

export interface GalleryItem {
  readonly id: keyof typeof landing.pictures.gallery;
  readonly sample: FramedSample;
}

const WIDTHS = [480, 800, 1200, 1600];
const CREDIT = { photoBy: "Picture by Matte", additionalCredits: "Rendered, not photographed" } as const;

export const GALLERY: readonly GalleryItem[] = [
  {
    id: "vessels",
    sample: {
      artwork: "still",
      subject: "Four vessels, two pears",
      settings: { ...CREDIT, innerBorderSize: 4, showMetadata: true, locationText: "North window" },
      widths: WIDTHS,
    },
  },
  {
    id: "groyne",
    sample: {
      artwork: "sea",
      subject: "Groyne, four minutes",
      settings: {
        ...CREDIT,
        innerBorderSize: 4,
        innerBorderColor: "#FFFFFF",
        outerBorderColor: "#000000",
        showMetadata: true,
        locationText: "Low water",
      },
      widths: WIDTHS,
    },
  },
  {
    id: "crest",
    sample: {
      artwork: "dunes",
      subject: "Crest, evening wind",
      settings: {
        ...CREDIT,
        innerBorderSize: 0,
        outerBorderSize: 10,
        outerBorderColor: "#D8D2C6",
        showMetadata: true,
        metadataFont: "Lora",
        locationText: "Windward side",
      },
      widths: WIDTHS,
    },
  },
  {
    id: "courtyard",
    sample: { artwork: "arch", settings: { innerBorderSize: 6, outerBorderSize: 20 }, widths: WIDTHS },
  },
  {
    id: "ridges",
    sample: {
      artwork: "mist",
      settings: {
        innerBorderSize: 4,
        innerBorderColor: "#FFFFFF",
        outerBorderSize: 7,
        outerBorderColor: "#39424C",
        showMetadata: true,
        logoPosition: "center",
        logoSize: 34,
      },
      hasLogo: true,
      widths: WIDTHS,
    },
  },
  {
    id: "stairwell",
    sample: {
      artwork: "stairwell",
      settings: { innerBorderSize: 4, outerBorderSize: 12, outerBorderColor: "#4B3628", innerBorderColor: "#E9DFD2" },
      widths: [320, 560, 840, 1120],
    },
  },
];
