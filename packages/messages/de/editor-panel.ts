/** @see ../en/editor-panel.ts */
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

const { number, plural } = format;

const photos = (count: number): string => `${number(count)} ${plural(count, { one: "Foto", other: "Fotos" })}`;

const inSizes = (count: number, sizes: number): string =>
  `${photos(count)} in ${number(sizes)} ${plural(sizes, { one: "Größe", other: "Größen" })}`;

const withZip = (result: string, zip: boolean): string => (zip ? `${result}, ein ZIP` : result);

const presets: Readonly<Record<SocialPreset, string>> = {
  original: "Originalgröße",
  "portrait-4x5": "Hochformat 4:5",
  "instagram-post-safe": "Sicherer Bereich 4:5",
  "instagram-3x4": "Instagram 3:4",
  "story-9x16": "Story 9:16",
  "square-1x1": "Quadrat 1:1",
  "landscape-16x9": "Querformat 16:9",
  "tv-3840x2160": "TV 16:9",
  carousel: "Karussell",
};

const presetNames: Readonly<Record<SocialPreset, string>> = {
  ...presets,
  "instagram-post-safe": "Instagram-Beitrag, sicherer Bereich",
  "story-9x16": "Story, Reel-Titelbild, TikTok",
};

const furtherSizes: Readonly<Record<FurtherSize, string>> = {
  ...presets,
  "web-2048": "Web 2048 px",
};

const matteUnits: Readonly<Record<MeasuredBy, string>> = {
  width: "Prozent der Breite",
  short: "Prozent der kurzen Seite",
  long: "Prozent der langen Seite",
  mean: "Prozent des Mittels beider Seiten",
};

const quickSizes: Readonly<Record<(typeof QUICK_SIZES)[number], string>> = {
  4: "1 Zoll",
  8: "2 Zoll",
  16: "4 Zoll",
  24: "6 Zoll",
};

const displays: Readonly<Record<MetadataDisplay, string>> = {
  all: "Alle",
  camera: "Kamera",
  lens: "Objektiv",
  exif: "EXIF",
  none: "Keine",
};

const languages: Readonly<Record<CaptionLanguage, string>> = {
  auto: "Automatisch",
  ja: "日本語",
  ko: "한국어",
  "zh-Hans": "简体中文",
  "zh-Hant": "繁體中文",
};

const logoPositions: Readonly<Record<LogoPosition, string>> = { left: "Links", center: "Mitte", right: "Rechts" };

const swatches = {
  white: "Weiß",
  offWhite: "Naturweiß",
  linen: "Leinen",
  black: "Schwarz",
  grey: "Grau",
  ochre: "Ocker",
};

export const editorPanel = {
  size: "Größe",
  colour: "Farbe",
  swatches,

  matte: {
    title: "Passepartout",
    subject: "Äußeres Passepartout",
    size: "Größe des äußeren Passepartouts",
    unitNames: matteUnits,
    quickSize: "Schnellwahl",
    quickSizes,
    summary: (percent: number, colour: string) => `${percent} %, ${colour}`,
    summaryOnPaper: (millimetres: number, colour: string) => `${millimetres} mm, ${colour}`,
    summaryOfSides: (colour: string) => `Jede Seite, ${colour}`,
    mixed: { text: "Hoch- und Querformate sind verschieden.", equalise: "Angleichen", done: "Jetzt sind sie gleich" },
  },
  stroke: {
    title: "Linien",
    feature: "innere Kontur",
    subject: "Innere Kontur",
    row: "Kontur",
    size: "Breite der inneren Kontur",
    unit: "Einheit",
    summary: (size: number, unit: string, colour: string) => `${size} ${unit}, ${colour}`,
    none: "Keine",
  },
  caption: {
    title: "Beschriftung",
    show: "Metadaten zeigen",
    off: "Aus",
    noDate: "Kein Datum",
    layout: "Anordnung",
    layoutName: "Anordnung der Beschriftung",
    layouts: { columns: "Zwei Spalten", left: "Links", center: "Zentriert", line: "Eine Zeile" },
    subject: "Motiv",
    copyToAll: "Für alle Fotos verwenden",
    location: "Ort",
    credit: "Bildnachweis",
    additionalCredits: "Weitere Mitwirkende",
    creditsHint: "Je Zeile einer",
    cut: "Im Export abgeschnitten",
    printSubject: "Motiv drucken",
    font: "Schrift",
    fontName: "Schrift der Metadaten",
    fontFeature: "Schrift der Metadaten",
    language: "Sprache",
    languageName: "Sprache der Beschriftung",
    languages,
    fontSize: "Schriftgröße",
    fontSizeName: "Schriftgröße der Metadaten",
  },
  camera: {
    title: "Kameradaten",
    feature: "Kamera, Objektiv oder EXIF wählen",
    display: "Angezeigte Metadaten",
    displays,
    facts: { camera: "Kamera", lens: "Objektiv", exposure: "Belichtung" },
    none: "Dieses Foto hat keine Kameradaten.",
    equivalent: "Kleinbild-Äquivalent",
    fileNames: "Namen wie in der Datei",
    asInFile: "Wie in der Datei",
  },
  logo: {
    title: "Logo",
    feature: "eigenes Logo",
    slots: {
      customLogo: { label: "Logo", remove: "Logo entfernen" },
      customLogoOnDark: { label: "Logo auf dunklem Passepartout", remove: "Logo auf dunklem Passepartout entfernen" },
    },
    remove: "Logo entfernen",
    none: "Keins",
    grow: "Beschriftung für das Logo wachsen lassen",
    size: "Größe des Logos",
    limited: (size: number) => `Begrenzt durch die Beschriftung: ${number(size)}`,
    position: "Position",
    positionName: "Position des Logos",
    positions: logoPositions,
    centred: "Zentriert, solange rechts Text steht.",
    noSpace: "Unter dem Foto ist kein Platz für das Logo.",
    notLoaded: (file: string) => `„${file}“ konnte nicht gelesen werden. Versuchen Sie es erneut.`,
    notAnImage: (file: string) =>
      `„${file}“ ist kein Bild, das dieser Browser anzeigen kann. Wählen Sie eine PNG- oder SVG-Datei.`,
  },
  output: {
    title: "Ausgabe",
    format: "Format",
    formatName: "Exportformat",
    formats: { jpeg: "JPG", png: "PNG", webp: "WebP", pdf: "PDF" },
    preset: "Voreinstellung für Netzwerke",
    presets,
    presetNames,
    presetReplaces: (shape: string) => `Form ${shape} ausgeschaltet: Die Voreinstellung bestimmt die Fläche`,
    presetSize: (width: number, height: number) => `${width} × ${height}`,
    exportSize: "Größe des Exports",
    sizes: { full: "Volle Größe", long: "Lange Seite", file: "Dateigröße", preset: "Voreinstellung" },
    kilobytes: (limit: number) => `${limit} KB`,
    longSide: "Lange Seite (px)",
    pixels: (length: number) => `${length} px`,
    quality: "Qualität",
    keepOriginalJpeg: "Originale JPEG-Daten behalten",
    keepHdr: "HDR behalten",
    keepLocation: "Aufnahmeort (GPS) behalten",
    rememberFrame: "Rahmen in der Datei merken",
    keepWayBack: "Weg zurück zur Originaldatei behalten",
    summary: (fileFormat: string, size: string) => `${fileFormat}, ${size}`,
    usualName: "Üblicher Name",
  },

  foot: {
    reset: "Zurücksetzen",
    resetDone: "Einstellungen und Beschriftungen zurückgesetzt",
    export: "Exportieren",
    saveTo: "Speichern unter…",
    menu: {
      label: "Weitere Wege zu exportieren",
      thisPhoto: "Dieses Foto exportieren",
      alsoExport: "Auch exportieren",
      furtherSizes,
    },
    copies: { text: "Eine Kopie wird in Ihrem Konto gespeichert.", link: "Ansehen, was gespeichert ist" },
    result: {
      photo: photos(1),
      watermarked: `${photos(1)}, mit dem Wasserzeichen von Matte`,
      onlyOne: (count: number) => `${photos(count)}; Free exportiert eins`,
      several: (count: number, zip: boolean) => withZip(photos(count), zip),
      pdf: (count: number) => `${photos(count)}, ein PDF`,
      selected: (selected: number, count: number) => `${number(selected)} von ${number(count)} ausgewählt`,
      sizes: (count: number, sizes: number, zip: boolean) => withZip(inSizes(count, sizes), zip),
    },
  },
};
