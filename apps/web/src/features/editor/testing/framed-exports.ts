import type { FrameFacts } from "#domain/photos/types.ts";

/** Frame remembered by exports. */
const FRAME = { look: { version: 1, settings: { outerBorderSize: 12 } } };
const CAPTIONED_FRAME = {
  look: { version: 1, settings: { outerBorderSize: 12, showMetadata: true } },
  source: {
    fileName: "WED_0004.JPG",
    texts: {
      subject: "Cathedral",
      location: "",
      credit: "Jo Weiss",
      additionalCredits: "",
      camera: "",
      lens: "",
      film: "Portra 400",
    },
    dateForm: "",
    localFont: null,
    hasLogo: true,
  },
};
const LOCAL_FONT_FRAME = {
  ...CAPTIONED_FRAME,
  source: { ...CAPTIONED_FRAME.source, localFont: { family: "Futura", postscriptName: "Futura-Medium" } },
};
/** An export's photo, out of its frame. */
export const PHOTO_OF_EXPORT = {
  bytes: new TextEncoder().encode("fine"),
  isOriginal: false,
  hasMark: false,
  lostHdr: false,
};

/** A file's frame, by its behaviour; null if it is no export. */
export function frameOf(behaviour: string): FrameFacts | null {
  if (behaviour === "captioned-export") return CAPTIONED_FRAME;
  if (behaviour === "local-font-export") return LOCAL_FONT_FRAME;
  return behaviour.includes("export") ? FRAME : null;
}
