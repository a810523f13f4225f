/** Texts for the editor's settings. */
import type {
  CaptionLanguage,
  FurtherSize,
  LogoPosition,
  MeasuredBy,
  MetadataDisplay,
  QUICK_SIZES,
  SocialPreset,
} from "@matte/engine";
import { format } from "./notation.ts";

const photos = (count: number): string =>
  `${format.number(count)} ${format.plural(count, { one: "photo", other: "photos" })}`;

const inSizes = (count: number, sizes: number): string =>
  `${photos(count)} in ${format.number(sizes)} ${format.plural(sizes, { one: "size", other: "sizes" })}`;

const withZip = (result: string, zip: boolean): string => (zip ? `${result}, one ZIP` : result);

const presets: Readonly<Record<SocialPreset, string>> = {
  original: "Original size",
  "portrait-4x5": "Portrait 4:5",
  "instagram-post-safe": "Safe area 4:5",
  "instagram-3x4": "Instagram 3:4",
  "story-9x16": "Story 9:16",
  "square-1x1": "Square 1:1",
  "landscape-16x9": "Landscape 16:9",
  "tv-3840x2160": "TV 16:9",
  carousel: "Carousel",
};

/** The presets by all their names, as listed. */
const presetNames: Readonly<Record<SocialPreset, string>> = {
  ...presets,
  "instagram-post-safe": "Instagram post, safe area",
  "story-9x16": "Story, Reel cover, TikTok",
};

const furtherSizes: Readonly<Record<FurtherSize, string>> = {
  ...presets,
  "web-2048": "Web 2048 px",
};

/** The matte unit's full names. */
const matteUnits: Readonly<Record<MeasuredBy, string>> = {
  width: "percent of width",
  short: "percent of the short side",
  long: "percent of the long side",
  mean: "percent of the mean of both sides",
};

/** By their percent of the base length. */
const quickSizes: Readonly<Record<(typeof QUICK_SIZES)[number], string>> = {
  4: "1 inch",
  8: "2 inch",
  16: "4 inch",
  24: "6 inch",
};

const displays: Readonly<Record<MetadataDisplay, string>> = {
  all: "All",
  camera: "Camera",
  lens: "Lens",
  exif: "EXIF",
  none: "None",
};

/** Each in its language. */
const languages: Readonly<Record<CaptionLanguage, string>> = {
  auto: "Automatic",
  ja: "日本語",
  ko: "한국어",
  "zh-Hans": "简体中文",
  "zh-Hant": "繁體中文",
};

const logoPositions: Readonly<Record<LogoPosition, string>> = { left: "Left", center: "Centre", right: "Right" };

const swatches = {
  white: "White",
  offWhite: "Off-white",
  linen: "Linen",
  black: "Black",
  grey: "Grey",
  ochre: "Ochre",
};

/** A `feature` is named in a locked section's badge, in the middle of a sentence. */
export const editorPanel = {
  size: "Size",
  colour: "Colour",
  swatches,

  matte: {
    title: "Matte",
    subject: "Outer matte",
    size: "Outer matte size",
    unitNames: matteUnits,
    quickSize: "Quick size",
    quickSizes,
    summary: (percent: number, colour: string) => `${percent} %, ${colour}`,
    summaryOnPaper: (millimetres: number, colour: string) => `${millimetres} mm, ${colour}`,
    summaryOfSides: (colour: string) => `Each side, ${colour}`,
    mixed: { text: "Portraits and landscapes differ.", equalise: "Make them equal", done: "Mattes are equal" },
  },
  stroke: {
    title: "Lines",
    feature: "inner stroke",
    subject: "Inner stroke",
    row: "Stroke",
    size: "Inner stroke size",
    unit: "Unit",
    summary: (size: number, unit: string, colour: string) => `${size} ${unit}, ${colour}`,
    none: "None",
  },
  caption: {
    title: "Caption",
    show: "Show metadata",
    off: "Off",
    noDate: "No date",
    layout: "Layout",
    layoutName: "Caption layout",
    layouts: { columns: "Two columns", left: "Left", center: "Centred", line: "One line" },
    subject: "Subject name",
    copyToAll: "Use for all photos",
    location: "Location",
    credit: "Photo credit",
    additionalCredits: "Additional credits",
    creditsHint: "One per line",
    cut: "Cut in the export",
    printSubject: "Print subject name",
    font: "Font",
    fontName: "Metadata font",
    fontFeature: "metadata font",
    language: "Language",
    languageName: "Caption language",
    languages,
    fontSize: "Font size",
    fontSizeName: "Metadata font size",
  },
  camera: {
    title: "Camera data",
    feature: "choose camera, lens or EXIF",
    display: "Metadata display",
    displays,
    facts: { camera: "Camera", lens: "Lens", exposure: "Exposure" },
    none: "This photo has no camera data.",
    equivalent: "35 mm equivalent",
    fileNames: "Names as in the file",
    asInFile: "As in the file",
  },
  logo: {
    title: "Logo",
    feature: "custom logo",
    /** By the setting holding the logo. */
    slots: {
      customLogo: { label: "Logo", remove: "Remove logo" },
      customLogoOnDark: { label: "Logo for dark mattes", remove: "Remove logo for dark mattes" },
    },
    remove: "Remove logo",
    none: "None",
    grow: "Let the caption grow for the logo",
    size: "Logo size",
    limited: (size: number) => `Limited by the caption: ${format.number(size)}`,
    position: "Position",
    positionName: "Logo position",
    positions: logoPositions,
    centred: "Centred while text is on the right.",
    noSpace: "There’s no space for the logo below the photo.",
    notLoaded: (file: string) => `“${file}” couldn’t be read. Try again.`,
    notAnImage: (file: string) => `“${file}” isn’t an image that this browser can display. Choose a PNG or SVG file.`,
  },
  output: {
    title: "Output",
    format: "Format",
    formatName: "Export format",
    formats: { jpeg: "JPG", png: "PNG", webp: "WebP", pdf: "PDF" },
    preset: "Social preset",
    presets,
    presetNames,
    presetReplaces: (shape: string) => `Shape ${shape} turned off: the preset sets the canvas`,
    presetSize: (width: number, height: number) => `${width} × ${height}`,
    exportSize: "Export size",
    sizes: { full: "Full size", long: "Long side", file: "File size", preset: "Preset size" },
    kilobytes: (limit: number) => `${limit} KB`,
    longSide: "Long side (px)",
    pixels: (length: number) => `${length} px`,
    quality: "Quality",
    keepOriginalJpeg: "Keep original JPEG data",
    keepHdr: "Keep HDR",
    keepLocation: "Keep location (GPS)",
    rememberFrame: "Remember the frame in the file",
    keepWayBack: "Keep a way back to the original file",
    summary: (fileFormat: string, size: string) => `${fileFormat}, ${size}`,
    usualName: "Default name",
  },

  foot: {
    reset: "Reset settings",
    resetDone: "Settings and captions reset",
    export: "Export",
    saveTo: "Save to…",
    menu: {
      label: "More ways to export",
      thisPhoto: "Export this photo",
      alsoExport: "Also export",
      furtherSizes,
    },
    copies: { text: "A copy is stored with your account.", link: "See what is stored" },
    /** Describes what Export gives. */
    result: {
      photo: photos(1),
      watermarked: `${photos(1)}, with the Matte watermark`,
      onlyOne: (count: number) => `${photos(count)}; Free exports one`,
      several: (count: number, zip: boolean) => withZip(photos(count), zip),
      pdf: (count: number) => `${photos(count)}, one PDF`,
      selected: (selected: number, count: number) => `${format.number(selected)} of ${format.number(count)} selected`,
      sizes: (count: number, sizes: number, zip: boolean) => withZip(inSizes(count, sizes), zip),
    },
  },
};
