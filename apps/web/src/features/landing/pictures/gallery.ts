/** The gallery's six artworks, each in another matte, with their labels. */
import type { FramedSample } from "#domain/pictures/framed-sample.ts";

export interface GalleryItem {
  readonly id: string;
  readonly title: string;
  /** Description of the frame in the editor's terms. */
  readonly framing: string;
  readonly alt: string;
  readonly sample: FramedSample;
}

const WIDTHS = [480, 800, 1200, 1600];
const CREDIT = { photoBy: "Picture by Matte", additionalCredits: "Rendered, not photographed" } as const;

export const GALLERY: readonly GalleryItem[] = [
  {
    id: "vessels",
    title: "Four vessels, two pears",
    framing: "White matte 8 %, stroke 4 px",
    alt: "Stoneware vessels and two pears on a table in window light, in a white matte with a caption",
    sample: {
      artwork: "still",
      subject: "Four vessels, two pears",
      settings: { ...CREDIT, innerBorderSize: 4, showMetadata: true, locationText: "North window" },
      widths: WIDTHS,
    },
  },
  {
    id: "groyne",
    title: "Groyne, four minutes",
    framing: "Black matte 8 %, white stroke 4 px",
    alt: "Weathered posts leading into a still grey sea, in a black matte with a caption",
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
    title: "Crest, evening wind",
    framing: "Linen matte 10 %, no stroke",
    alt: "A rippled dune with a sharp crest in evening light, in a linen matte with a caption in serif",
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
    title: "Courtyard, four o’clock",
    framing: "White matte 20 %, stroke 6 px",
    alt: "A rose wall with an arch and a white stair, in a very wide white matte",
    sample: { artwork: "arch", settings: { innerBorderSize: 6, outerBorderSize: 20 }, widths: WIDTHS },
  },
  {
    id: "ridges",
    title: "Ridges, first light",
    framing: "Slate matte 7 %, logo in the centre",
    alt: "Mountain ridges above fog at sunrise, in a slate matte with a maker’s mark below",
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
    title: "Stairwell, looking down",
    framing: "Walnut matte 12 %, no caption",
    alt: "An oval stairwell seen from above, in a walnut matte without a caption",
    sample: {
      artwork: "stairwell",
      settings: { innerBorderSize: 4, outerBorderSize: 12, outerBorderColor: "#4B3628", innerBorderColor: "#E9DFD2" },
      widths: [320, 560, 840, 1120],
    },
  },
];
