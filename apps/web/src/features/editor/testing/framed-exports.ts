import type { Unframed } from "@matte/framing/frame/unframe.ts";
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
const MARKED_FRAME = { ...CAPTIONED_FRAME, source: { ...CAPTIONED_FRAME.source, hasMark: true as const } };
/** An export's photo, out of its frame. */
const PHOTO_OF_EXPORT = {
  bytes: new TextEncoder().encode("fine"),
  isOriginal: false,
  hasMark: false,
  lostHdr: false,
};

/** An export's two photos, out of their frame. */
const PHOTOS_OF_SHEET = {
  ...PHOTO_OF_EXPORT,
  sheet: {
    photos: [new TextEncoder().encode("fine"), new TextEncoder().encode("fine")],
    facts: { places: [], parts: [], lostHdr: false, fallbackReason: null },
  },
};

/** Result of taking a file's frame off, by the file's behaviour. */
export function unframedOf(behaviour: string): Unframed {
  if (behaviour === "sheet-export") return PHOTOS_OF_SHEET;
  if (behaviour === "encoded-export" || !behaviour.includes("export")) return { refusal: "encoded-again" };
  return PHOTO_OF_EXPORT;
}

/** A file's frame, by its behaviour; null if it is no export. */
export function frameOf(behaviour: string): FrameFacts | null {
  if (behaviour === "captioned-export") return CAPTIONED_FRAME;
  if (behaviour === "marked-export") return MARKED_FRAME;
  if (behaviour === "local-font-export") return LOCAL_FONT_FRAME;
  return behaviour.includes("export") ? FRAME : null;
}
