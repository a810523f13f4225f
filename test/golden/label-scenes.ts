import { LABEL_CORNERS, LABEL_STYLES, type LabelStyle } from "@matte/engine";
import { ALL_TEXTS, ARABIC, FEW_TEXTS, JAPANESE, LABEL_CAMERA, LABEL_TEXTS, type LabelTexts } from "./label-texts.ts";
import { type GoldenScene, KEYLINES, LOGO, LONG_TITLE, scene } from "./scene.ts";

const WIDE = { scene: "sea", width: 860, height: 240 } as const;
const UPRIGHT = { scene: "sea", width: 440, height: 550 } as const;
const SQUARE = { scene: "sea", width: 480, height: 480 } as const;

/** A label with these texts. */
export function labelScene(
  name: string,
  labelStyle: LabelStyle,
  { settings, ...texts }: LabelTexts,
  photo: GoldenScene["photo"],
): GoldenScene {
  return scene(name, { ...settings, labelStyle }, { photo, ...texts });
}

/** Each style with all its texts, in Japanese on a dark matte, and with few texts. */
export const labels: readonly GoldenScene[] = [
  ...LABEL_STYLES.filter((labelStyle) => labelStyle !== "plain").flatMap((labelStyle) => [
    labelScene(`label-${labelStyle}`, labelStyle, ALL_TEXTS, WIDE),
    labelScene(
      `label-${labelStyle}-japanese`,
      labelStyle,
      {
        ...JAPANESE,
        settings: { ...JAPANESE.settings, outerBorderColor: "#1A1D1C" },
      },
      SQUARE,
    ),
    labelScene(`label-${labelStyle}-few-texts`, labelStyle, FEW_TEXTS, UPRIGHT),
  ]),
  labelScene("label-press-arabic", "press", ARABIC, WIDE),
  labelScene("label-gallery-arabic", "gallery", ARABIC, WIDE),
  scene(
    "label-data-logo",
    { ...LABEL_TEXTS, labelStyle: "data", customLogo: LOGO },
    { photo: WIDE, camera: LABEL_CAMERA },
  ),
  scene(
    "label-wall-logo",
    { ...LABEL_TEXTS, labelStyle: "wall", customLogo: LOGO },
    { photo: WIDE, camera: LABEL_CAMERA },
  ),
  scene(
    "label-wall-chosen-font",
    { ...LABEL_TEXTS, labelStyle: "wall", labelFont: "chosen", metadataFont: "Lora" },
    { photo: UPRIGHT, camera: LABEL_CAMERA, subject: LONG_TITLE },
  ),
  scene(
    "label-data-colour",
    { ...LABEL_TEXTS, labelStyle: "data", outerBorderColor: "#49524C", captionColor: "#F3EFE4" },
    { photo: WIDE, camera: LABEL_CAMERA },
  ),
  scene(
    "label-wall-in-matte",
    { ...LABEL_TEXTS, labelStyle: "wall", labelPlace: "matte", bottomWeight: 100, outerBorderSize: 12 },
    { photo: UPRIGHT, camera: LABEL_CAMERA },
  ),
  scene(
    "label-gallery-in-narrow-matte",
    { ...LABEL_TEXTS, labelStyle: "gallery", labelPlace: "matte", outerBorderSize: 2 },
    { photo: WIDE, camera: LABEL_CAMERA },
  ),
  ...(["gallery", "wall", "data", "plate", "contact", "poster", "press"] as const).map((labelStyle, index) =>
    scene(
      `label-${labelStyle}-on-photo`,
      { ...LABEL_TEXTS, labelStyle, labelPlace: "photo", labelCorner: LABEL_CORNERS[index % LABEL_CORNERS.length]! },
      { photo: index % 2 === 0 ? WIDE : UPRIGHT, camera: LABEL_CAMERA },
    ),
  ),
  scene(
    "label-wall-on-dark-photo",
    { ...LABEL_TEXTS, labelStyle: "wall", labelPlace: "photo", labelCorner: "top-right" },
    { photo: { scene: "still", width: 480, height: 480 }, camera: LABEL_CAMERA },
  ),
  scene(
    "photo-mark-text",
    { photoMark: "text", photoMarkText: "© Ines Morel", photoMarkSize: 24, photoMarkOpacity: 80 },
    { photo: UPRIGHT },
  ),
  scene(
    "photo-mark-tiled",
    {
      photoMark: "text",
      photoMarkText: "© Ines Morel",
      photoMarkPlace: "tiled",
      photoMarkOpacity: 30,
      cornerRadius: 8,
    },
    { photo: SQUARE },
  ),
  scene(
    "photo-mark-logo",
    { photoMark: "logo", customLogo: LOGO, photoMarkPlace: "top-left", logoPosition: "left" },
    { photo: SQUARE },
  ),
  scene(
    "label-wall-letterpress",
    { ...LABEL_TEXTS, labelStyle: "wall", outerBorderColor: "#B9B2A4", textFinish: "letterpress" },
    { photo: WIDE, camera: LABEL_CAMERA },
  ),
  scene(
    "label-plate-gold",
    { ...LABEL_TEXTS, labelStyle: "plate", outerBorderColor: "#1A1D1C", textFinish: "gold" },
    { photo: UPRIGHT, camera: LABEL_CAMERA },
  ),
  scene(
    "label-data-silver",
    { ...LABEL_TEXTS, labelStyle: "data", outerBorderColor: "#1A1D1C", textFinish: "silver" },
    { photo: WIDE, camera: LABEL_CAMERA },
  ),
  scene(
    "label-wall-letterpress-on-grey",
    { ...LABEL_TEXTS, labelStyle: "wall", outerBorderColor: "#777777", textFinish: "letterpress" },
    { photo: { scene: "sea", width: 620, height: 200 }, camera: LABEL_CAMERA },
  ),
  scene(
    "label-wall-gold-on-cream",
    { ...LABEL_TEXTS, labelStyle: "wall", outerBorderColor: "#F3EEDF", textFinish: "gold" },
    { photo: WIDE, camera: LABEL_CAMERA },
  ),
  scene(
    "label-plate-on-panorama",
    { ...LABEL_TEXTS, labelStyle: "plate", labelPlace: "photo", labelCorner: "bottom", outerBorderSize: 1 },
    { photo: { scene: "ridges", width: 1800, height: 180 }, camera: LABEL_CAMERA },
  ),
  scene(
    "label-plate-keylines-shape",
    { ...LABEL_TEXTS, ...KEYLINES, labelStyle: "plate", shape: "4:5" },
    { photo: UPRIGHT, camera: LABEL_CAMERA, subject: LONG_TITLE },
  ),
  scene(
    "label-poster-preset",
    { ...LABEL_TEXTS, labelStyle: "poster", socialPreset: "portrait-4x5" },
    { photo: WIDE, camera: LABEL_CAMERA, subject: LONG_TITLE, factor: 0.5 },
  ),
  scene(
    "label-gallery-narrow",
    { ...LABEL_TEXTS, labelStyle: "gallery" },
    { photo: { scene: "sea", width: 160, height: 640 }, camera: LABEL_CAMERA, subject: LONG_TITLE },
  ),
];
