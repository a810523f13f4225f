/** Framed samples on the app's screens, by name: `import picture from "virtual:picture/NAME"`. */
import type { FramedSample } from "../../src/domain/pictures/framed-sample.ts";

const SIGN_IN = {
  artwork: "mist",
  subject: "Ridges",
  settings: {
    innerBorderSize: 4,
    showMetadata: true,
    locationText: "First light",
    photoBy: "Picture by Matte",
    additionalCredits: "Rendered, not photographed",
  },
  widths: [660, 1320],
} satisfies FramedSample;

export const APP_SAMPLES: ReadonlyMap<string, FramedSample> = new Map<string, FramedSample>([
  ["sign-in", SIGN_IN],
  // A phone shows the frame at half the width; larger type keeps its caption legible.
  [
    "sign-in-narrow",
    { ...SIGN_IN, settings: { ...SIGN_IN.settings, innerBorderSize: 8, metadataFontSize: 38 }, widths: [660, 990] },
  ],
  [
    "pro",
    {
      artwork: "sea",
      subject: "Groynes",
      settings: {
        outerBorderColor: "#000000",
        innerBorderColor: "#FFFFFF",
        innerBorderSize: 8,
        showMetadata: true,
        locationText: "Low water",
        metadataDisplay: "exif",
        metadataFontSize: 37,
        logoSize: 34,
        logoPosition: "center",
      },
      camera: { aperture: 8, exposureTime: 120, iso: 64 },
      hasLogo: true,
      widths: [360, 720],
    },
  ],
]);
