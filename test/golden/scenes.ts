/** Scenes using every setting once, for the golden tests and the gallery. */
import {
  BUILT_IN_LOOKS,
  builtInLook,
  DEFAULT_SETTINGS,
  METADATA_FONTS,
  settingsWithLook,
  SURFACES,
  type BuiltInLook,
  type CaptionLanguage,
  type Settings,
} from "@matte/engine";
import { BEVEL, bevelCorners } from "./bevel-scenes.ts";
import { CAROUSELS } from "./carousel-scenes.ts";
import { labels } from "./label-scenes.ts";
import {
  CAMERA,
  CAPTION,
  FLOATING,
  type GoldenScene,
  KEYLINES,
  LANDSCAPE,
  LOGO,
  LONG_TITLE,
  PANORAMA,
  PORTRAIT,
  scene,
  SQUARE_LOGO,
  WINDOW,
} from "./scene.ts";

export type { GoldenScene } from "./scene.ts";

const FAMILY = [...METADATA_FONTS].filter((font) => !["Georgia", "Helvetica Neue", "Courier New"].includes(font));

const matte: readonly GoldenScene[] = [
  scene("matte-default", {}),
  scene("matte-none", { outerBorderSize: 0 }),
  scene("matte-30", { outerBorderSize: 30 }),
  scene("matte-black", { outerBorderColor: "#000000" }),
  scene("matte-linen-portrait", { outerBorderColor: "#D8D2C6", outerBorderSize: 16 }, { photo: PORTRAIT }),
  scene("stroke-none", { innerBorderSize: 0 }),
  scene("stroke-wide", { innerBorderSize: 12, innerBorderColor: "#A8895A" }),
  scene("stroke-limited", { innerBorderSize: 500, innerBorderColor: "#8A8A8A" }),
  scene("transparent-photo", { outerBorderColor: "#D8D2C6", innerBorderSize: 4 }, { transparent: true }),
];

const CLASSIC = { bottomWeight: 17, innerBorderSize: 2 } as const satisfies Partial<Settings>;
const geometry: readonly GoldenScene[] = [
  scene("measured-by-short-landscape", { ...CAPTION, measuredBy: "short" }),
  scene("measured-by-short-portrait", { ...CAPTION, measuredBy: "short" }, { photo: PORTRAIT }),
  scene("measured-by-mean", { ...CAPTION, measuredBy: "mean", customLogo: LOGO }),
  scene("bottom-classic", CLASSIC),
  scene("bottom-deep-caption", { ...CAPTION, bottomWeight: 100 }),
  scene("sides", { ...CAPTION, matteSides: { top: 4, right: 0, bottom: 20, left: 10 } }),
  scene("shape-4x5-caption", { ...CAPTION, shape: "4:5" }),
  scene("shape-1x1-weighted", { ...CLASSIC, shape: "1:1", customLogo: LOGO, logoPosition: "left" }),
  scene("shape-16x9-portrait", { shape: "16:9", outerBorderColor: "#D8D2C6" }, { photo: PORTRAIT }),
  scene("shape-a-portrait", { ...CAPTION, shape: "a-portrait" }, { photo: PORTRAIT }),
  scene("stroke-permille", { innerBorderSize: 20, strokeUnit: "permille", innerBorderColor: "#A8895A" }),
  scene("second-stroke", KEYLINES),
  scene("second-stroke-narrow-matte", { ...KEYLINES, outerBorderSize: 1.5, secondStrokeGap: 10 }),
  scene("bevel", BEVEL),
  ...bevelCorners,
  scene("bevel-on-black", { outerBorderSize: 12, outerBorderColor: "#000000", bevelSize: 20 }),
  scene("bevel-and-strokes", { ...KEYLINES, outerBorderColor: "#D8D2C6", bevelSize: 12 }),
  scene("corners", { cornerRadius: 10, innerBorderSize: 0, outerBorderColor: "#D8D2C6" }),
  scene("corners-with-lines-and-bevel", { ...KEYLINES, cornerRadius: 8, outerBorderColor: "#8A8A8A", bevelSize: 16 }),
  scene("corners-largest-preview", { ...KEYLINES, cornerRadius: 25 }, { photo: PORTRAIT, factor: 0.737 }),
  scene("corners-thin-line-preview", { cornerRadius: 12, outerBorderSize: 6 }, { factor: 0.31 }),
  ...SURFACES.filter((surface) => surface !== "none").map((surface) =>
    scene(`surface-${surface}`, { surface, outerBorderSize: 16, outerBorderColor: "#D8D2C6" }),
  ),
  scene("surface-between-lines", { ...KEYLINES, surface: "linen", surfaceDepth: 100, outerBorderColor: "#8A8A8A" }),
  scene("surface-round-corners", { ...KEYLINES, surface: "laid", cornerRadius: 10, outerBorderColor: "#8A8A8A" }),
  scene("surface-preview", { surface: "canvas", outerBorderColor: "#5A4A3A" }, { factor: 0.737 }),
  scene("background-gradient", { outerBorderSize: 14, background: "gradient" }),
  scene("background-gradient-angle", {
    ...CAPTION,
    ...KEYLINES,
    outerBorderColor: "#2B3A42",
    background: "gradient",
    gradientColor: "#C9A27A",
    gradientAngle: 135,
    cornerRadius: 8,
    bevelSize: 10,
    surface: "rag",
    shadow: "lifted",
  }),
  scene("background-photo", { outerBorderSize: 14, innerBorderSize: 0, background: "photo" }),
  scene("background-photo-shaded", {
    ...CAPTION,
    outerBorderSize: 9,
    innerBorderSize: 0,
    background: "photo",
    backgroundBlur: 20,
    backgroundShade: -40,
    cornerRadius: 4,
    shadow: "lifted",
    labelStyle: "gallery",
  }),
  scene(
    "background-photo-preset-preview",
    { background: "photo", backgroundBlur: 100, backgroundShade: 30, surface: "linen", socialPreset: "story-9x16" },
    { photo: PORTRAIT, factor: 0.3 },
  ),
  scene("shadow-soft", { ...FLOATING, shadow: "soft", shadowStrength: 100 }),
  scene("shadow-lifted", { ...FLOATING, shadow: "lifted" }),
  scene("shadow-lifted-round-corners", {
    ...KEYLINES,
    ...FLOATING,
    shadow: "lifted",
    cornerRadius: 10,
    surface: "rag",
  }),
  scene("shadow-lifted-preview", { ...FLOATING, shadow: "lifted", cornerRadius: 4 }, { factor: 0.737 }),
  scene("shadow-around-bevel", { ...FLOATING, shadow: "soft", bevelSize: 12, shadowStrength: 80 }),
  scene("shadow-recessed", { ...FLOATING, shadow: "recessed", shadowStrength: 100 }),
  scene("shadow-recessed-inner-mat", { ...WINDOW, shadow: "recessed" }),
  scene("shadow-recessed-inner-mat-round-corners", { ...WINDOW, shadow: "recessed", cornerRadius: 8 }, { factor: 1.5 }),
  scene("shadow-preset", { ...FLOATING, shadow: "lifted", socialPreset: "square-1x1" }, { factor: 0.5 }),
  scene("paper-with-bleed", { printSize: "30x40", matteMm: 40, bleedMm: 5, bottomWeight: 17 }),
  scene("paper-of-custom-width", { printSize: "custom", printWidth: 500, matteMm: 30 }, { photo: PORTRAIT }),
  scene("paper-not-fitted", { printSize: "a4", fitPaper: false, matteMm: 30 }),
  scene("inner-mat", {
    outerBorderSize: 14,
    innerBorderSize: 0,
    outerBorderColor: "#49524C",
    innerMatSize: 3,
    bevelSize: 12,
  }),
  scene("inner-mat-round-corners", {
    ...KEYLINES,
    outerBorderSize: 14,
    outerBorderColor: "#D8D2C6",
    innerMatSize: 3,
    innerMatColor: "#F3EFE4",
    bevelSize: 8,
    cornerRadius: 8,
  }),
  scene(
    "inner-mat-preview",
    { outerBorderSize: 14, surface: "rag", innerMatSize: 2.5, innerMatColor: "#8A3B2E" },
    { factor: 0.737 },
  ),
  scene("bevel-and-strokes-preset", { ...KEYLINES, bevelSize: 12, socialPreset: "square-1x1" }, { factor: 0.5 }),
  scene("bevel-and-strokes-preview", { ...KEYLINES, bevelSize: 12 }, { factor: 0.737 }),
];

const caption: readonly GoldenScene[] = [
  scene("caption-empty", { showMetadata: true, metadataDisplay: "none" }, { subject: "" }),
  scene("caption-all", { ...CAPTION, metadataDisplay: "all" }),
  scene("caption-camera", { ...CAPTION, metadataDisplay: "camera" }),
  scene("caption-lens", { ...CAPTION, metadataDisplay: "lens" }),
  scene("caption-exif", { ...CAPTION, metadataDisplay: "exif" }),
  scene("caption-none", { ...CAPTION, metadataDisplay: "none" }),
  scene("caption-no-subject", { ...CAPTION, printSubjectName: false }),
  scene("caption-credits", {
    ...CAPTION,
    additionalCredits: "Styling: Ruth Abel\n\nGlaze: Tomas Lind",
    metadataDisplay: "none",
  }),
  scene("caption-on-black", { ...CAPTION, outerBorderColor: "#000000" }),
  scene("caption-on-red", { ...CAPTION, outerBorderColor: "#B02020" }),
  scene("caption-small-text", { ...CAPTION, metadataFontSize: 15 }),
  scene("caption-large-text", { ...CAPTION, metadataFontSize: 50 }),
  scene("caption-no-matte", { ...CAPTION, outerBorderSize: 0 }),
  scene("caption-wide-matte", { ...CAPTION, outerBorderSize: 24 }),
  scene("caption-portrait", CAPTION, { photo: PORTRAIT }),
  scene("caption-too-long", {
    ...CAPTION,
    locationText: "A long table by the tall north window of the fourth studio behind the old dye works, second floor",
    photoBy: "Photo by Ines Morel, with thanks to everybody who carried the vessels up the stairs",
  }),
  scene("caption-accents", {
    ...CAPTION,
    locationText: "Îles Lofoten, Nordland – ångström, žluťoučký kůň",
    photoBy: "© Ægir Þórsson",
  }),
];

/** Captions in scripts missing in the font: a bold subject, and regular lines with numbers. */
const SCRIPTS: readonly (readonly [name: string, language: CaptionLanguage, subject: string, line: string])[] = [
  ["chinese-simplified", "auto", "骨与刃", "长城，北京 2024"],
  ["chinese-traditional", "zh-Hant", "骨與刃", "臺北，淡水老街 2024"],
  ["japanese", "auto", "骨と刃の夜", "東京、清水寺 2024"],
  ["korean", "auto", "서울의 밤", "부산 광안리 2024"],
  ["thai", "auto", "พระอาทิตย์ตก", "กรุงเทพมหานคร 2024"],
  ["devanagari", "auto", "सूर्यास्त", "वाराणसी 2024"],
  ["arabic", "auto", "غروب الشمس", "الإسكندرية 2024، 3 صور"],
  ["hebrew", "auto", "שקיעה", "תל אביב 2024, 3 תמונות"],
  ["greek", "auto", "Ηλιοβασίλεμα", "Θεσσαλονίκη 2024"],
  ["cyrillic", "auto", "Закат над Невой", "Санкт-Петербург 2024"],
];

const scripts: readonly GoldenScene[] = SCRIPTS.map(([name, captionLanguage, subject, locationText]) =>
  scene(
    `script-${name}`,
    { ...CAPTION, metadataFont: "Lato", captionLanguage, locationText, metadataFontSize: 40 },
    { subject },
  ),
);

const layouts: readonly GoldenScene[] = [
  ...(["left", "center", "line"] as const).map((captionLayout) =>
    scene(`caption-layout-${captionLayout}`, { ...CAPTION, captionLayout }),
  ),
  scene(
    "caption-film-and-date",
    { ...CAPTION, printDate: true },
    { camera: { ...CAMERA, film: "Kodak Portra 400", date: "1 June 2024" } },
  ),
  scene("caption-letterpress", { ...CAPTION, outerBorderColor: "#6B6F6A", textFinish: "letterpress" }),
  scene("caption-colour", { ...CAPTION, captionColor: "#7A1F2B" }),
  scene("caption-layout-line-portrait", { ...CAPTION, captionLayout: "line" }, { photo: PORTRAIT }),
  scene("caption-layout-center-long", { ...CAPTION, captionLayout: "center" }, { subject: LONG_TITLE }),
  scene("caption-layout-center-logo", {
    ...CAPTION,
    captionLayout: "center",
    customLogo: LOGO,
    logoPosition: "center",
  }),
  scene("caption-layout-left-logo", { ...CAPTION, captionLayout: "left", customLogo: LOGO, logoPosition: "right" }),
  scene("caption-wraps-in-free-width", CAPTION, { subject: LONG_TITLE }),
  scene("caption-cut-after-three-lines", CAPTION, { subject: `${LONG_TITLE}. `.repeat(4) }),
  scene("caption-columns-stacked", { ...CAPTION, metadataFontSize: 50 }, { photo: PORTRAIT, subject: LONG_TITLE }),
  scene("caption-exposure-breaks", { ...CAPTION, metadataFontSize: 50, customLogo: LOGO, logoSize: 80 }),
  scene("caption-panorama", CAPTION, { photo: PANORAMA, subject: LONG_TITLE }),
];

const fonts: readonly GoldenScene[] = FAMILY.map((metadataFont) =>
  scene(`font-${metadataFont.toLowerCase().replaceAll(" ", "-")}`, { ...CAPTION, metadataFont, metadataFontSize: 40 }),
);

const logo: readonly GoldenScene[] = (["left", "center", "right"] as const).map((logoPosition) =>
  scene(`logo-${logoPosition}`, {
    ...CAPTION,
    photoBy: "",
    metadataDisplay: "none",
    customLogo: LOGO,
    logoPosition,
  }),
);

const logos: readonly GoldenScene[] = [
  ...logo,
  scene("logo-gives-way-to-text", { ...CAPTION, customLogo: LOGO, logoPosition: "right" }),
  scene("logo-smallest", { ...CAPTION, customLogo: LOGO, logoSize: 10 }),
  scene("logo-on-dark", { ...CAPTION, outerBorderColor: "#000000", customLogo: LOGO, customLogoOnDark: SQUARE_LOGO }),
  scene("logo-in-text-colour", { ...CAPTION, outerBorderColor: "#000000", customLogo: LOGO, logoColours: "text" }),
  scene("logo-largest", { ...CAPTION, customLogo: LOGO, logoSize: 120 }),
  scene("logo-below-title", { ...CAPTION, customLogo: LOGO }, { subject: `${LONG_TITLE}, far from any road` }),
  scene("logo-limited-by-caption", { ...CAPTION, customLogo: SQUARE_LOGO, logoSize: 120 }),
  scene("logo-grows-caption", { ...CAPTION, customLogo: SQUARE_LOGO, logoSize: 60, growForLogo: true }),
  scene("logo-in-matte", { customLogo: LOGO, logoPosition: "left" }),
];

const presets: readonly GoldenScene[] = (
  ["portrait-4x5", "instagram-post-safe", "instagram-3x4", "story-9x16", "square-1x1", "landscape-16x9"] as const
).map((socialPreset) =>
  scene(`preset-${socialPreset}`, { ...CAPTION, socialPreset, outerBorderColor: "#F4F4F4" }, { factor: 0.5 }),
);

const sizes: readonly GoldenScene[] = [
  scene("long-side", { ...CAPTION, innerBorderSize: 3, exportSize: "long", exportLongSide: 300 }),
  scene("long-side-no-border", { outerBorderSize: 0, innerBorderSize: 0, exportSize: "long", exportLongSide: 257 }),
];

const free: readonly GoldenScene[] = [
  scene("free", {}, { plan: "free" }),
  scene("free-caption", CAPTION, { plan: "free" }),
  scene("free-black", { outerBorderColor: "#000000" }, { plan: "free" }),
  scene("free-no-matte", { outerBorderSize: 0 }, { plan: "free" }),
  scene(
    "free-locked-settings",
    { ...CAPTION, innerBorderSize: 20, metadataFont: "Oswald", customLogo: LOGO },
    { plan: "free" },
  ),
];

const previews: readonly GoldenScene[] = [
  scene("preview-half", { ...CAPTION, innerBorderSize: 3 }, { factor: 0.5 }),
  scene("preview-odd-scale", { ...CAPTION, innerBorderSize: 3 }, { factor: 0.737 }),
];

/** Photos large enough for strokes in thousandths. */
const LARGE = { width: 1260, height: 840 } as const;
const LARGE_PORTRAIT = { width: 840, height: 1260 } as const;

function look(name: BuiltInLook, suffix: string, photo: GoldenScene["photo"]): GoldenScene {
  const settings = settingsWithLook({ ...DEFAULT_SETTINGS, ...CAPTION }, builtInLook(name));
  return scene(`look-${name}${suffix}`, settings, { photo, factor: 1 / 3 });
}

const looks: readonly GoldenScene[] = [
  ...BUILT_IN_LOOKS.map((name) => look(name, "", { ...LANDSCAPE, ...LARGE })),
  ...(["museum", "square", "poster", "story"] as const).map((name) =>
    look(name, "-portrait", { ...PORTRAIT, ...LARGE_PORTRAIT }),
  ),
];

export const SCENES: readonly GoldenScene[] = [
  ...matte,
  ...geometry,
  ...caption,
  ...scripts,
  ...layouts,
  ...labels,
  ...fonts,
  ...logos,
  ...CAROUSELS,
  ...presets,
  ...sizes,
  ...free,
  ...previews,
  ...looks,
];
