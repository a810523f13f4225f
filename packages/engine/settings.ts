/** The editor's settings: what a photographer may choose, and what stands where nothing was chosen. */

export const METADATA_DISPLAYS = ["all", "camera", "lens", "exif", "none"] as const;
export const LOGO_POSITIONS = ["left", "center", "right"] as const;
export const EXPORT_FORMATS = ["jpeg", "png"] as const;
export const SOCIAL_PRESETS = ["original", "portrait-4x5", "instagram-post-safe", "story-9x16", "square-1x1"] as const;
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

export type MetadataDisplay = (typeof METADATA_DISPLAYS)[number];
export type LogoPosition = (typeof LOGO_POSITIONS)[number];
export type ExportFormat = (typeof EXPORT_FORMATS)[number];
export type SocialPreset = (typeof SOCIAL_PRESETS)[number];
export type MetadataFont = (typeof METADATA_FONTS)[number];

/** A colour as `#RRGGBB`, upper case, sRGB. */
export type HexColour = `#${string}`;

/** A logo as the editor keeps it: pixels elsewhere, here only what the layout needs. */
export interface Logo {
  /** Key of the picture in whatever store holds it. */
  readonly id: string;
  /** The file's name, for people. */
  readonly name: string;
  /** Intrinsic size in pixels. */
  readonly width: number;
  readonly height: number;
}

/** A font of the photographer's own computer. */
export interface LocalFont {
  /** As CSS names it. */
  readonly family: string;
  /** Of its upright regular face, by which it is known whether a computer has it. */
  readonly postscriptName: string;
}

export interface Settings {
  /** Stroke around the photo, in pixels of the photo. */
  readonly innerBorderSize: number;
  readonly innerBorderColor: HexColour;
  /** Matte on each side, in percent of the photo's width, 0 to 30. */
  readonly outerBorderSize: number;
  readonly outerBorderColor: HexColour;
  /** Whether the caption strip is there. */
  readonly showMetadata: boolean;
  readonly printSubjectName: boolean;
  readonly customLogo: Logo | null;
  /** In its place on dark mattes; null where one logo serves for all. */
  readonly customLogoOnDark: Logo | null;
  readonly logoPosition: LogoPosition;
  /** Logo width in two-hundredths of the framed width, 10 to 120. */
  readonly logoSize: number;
  /** Text size in thousandths of the photo's width, 15 to 50. */
  readonly metadataFontSize: number;
  readonly metadataFont: MetadataFont;
  /** In its place; null for a font that everybody has. */
  readonly localFont: LocalFont | null;
  readonly metadataDisplay: MetadataDisplay;
  readonly locationText: string;
  readonly subjectName: string;
  /** The photo credit as printed. */
  readonly photoBy: string;
  /** One credit a line. */
  readonly additionalCredits: string;
  readonly exportFormat: ExportFormat;
  readonly socialPreset: SocialPreset;
  /** Frame a JPEG without encoding the photo again, where that is possible. */
  readonly keepOriginalJpeg: boolean;
  /** Leave the GPS position in the export. */
  readonly keepLocation: boolean;
}

export const DEFAULT_SETTINGS: Settings = {
  innerBorderSize: 1,
  innerBorderColor: "#000000",
  outerBorderSize: 8,
  outerBorderColor: "#FFFFFF",
  showMetadata: false,
  printSubjectName: true,
  customLogo: null,
  customLogoOnDark: null,
  logoPosition: "right",
  logoSize: 50,
  metadataFontSize: 25,
  metadataFont: "Inter",
  localFont: null,
  metadataDisplay: "all",
  locationText: "",
  subjectName: "",
  photoBy: "",
  additionalCredits: "",
  exportFormat: "jpeg",
  socialPreset: "original",
  keepOriginalJpeg: true,
  keepLocation: false,
};
