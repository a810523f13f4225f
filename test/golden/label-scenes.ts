import { LABEL_CORNERS, LABEL_STYLES, type PrintedData, type Settings } from "@matte/engine";
import { CAMERA, CAPTION, type GoldenScene, KEYLINES, LOGO, LONG_TITLE, scene } from "./scene.ts";

const LABEL_WORDS = {
  number: 12,
  year: "2024",
  day: "12 May 2024",
  city: "Lisbon",
  description: "Stoneware and two pears on an oak table, in the light of a north window",
  creator: "Ines Morel",
} as const;
const LABEL_TEXTS = {
  ...CAPTION,
  measuredBy: "mean",
  innerBorderSize: 0,
  locationText: "Lisbon, Portugal",
  photoBy: "Ines Morel",
  additionalCredits: "Styling by Rui Falcão",
} as const satisfies Partial<Settings>;
const LABEL_CAMERA: PrintedData = { ...CAMERA, camera: "Fujifilm X-T5", lens: "XF 35 mm F1.4 R", label: LABEL_WORDS };
const WIDE = { scene: "sea", width: 860, height: 240 } as const;
const UPRIGHT = { scene: "sea", width: 440, height: 550 } as const;
const SQUARE = { scene: "sea", width: 480, height: 480 } as const;

/** Each style with all its texts, in Japanese on a dark matte, and with few texts. */
export const labels: readonly GoldenScene[] = [
  ...LABEL_STYLES.filter((labelStyle) => labelStyle !== "plain").flatMap((labelStyle) => [
    scene(`label-${labelStyle}`, { ...LABEL_TEXTS, labelStyle }, { photo: WIDE, camera: LABEL_CAMERA }),
    scene(
      `label-${labelStyle}-japanese`,
      {
        ...LABEL_TEXTS,
        labelStyle,
        outerBorderColor: "#1A1D1C",
        locationText: "京都市左京区",
        photoBy: "中村 真理子",
        additionalCredits: "",
      },
      {
        photo: SQUARE,
        subject: "静物、朝の光",
        camera: {
          ...LABEL_CAMERA,
          label: {
            ...LABEL_WORDS,
            city: "京都",
            creator: "中村 真理子",
            description: "北向きの窓から差し込む朝の光の中の器と洋梨",
          },
        },
      },
    ),
    scene(
      `label-${labelStyle}-few-texts`,
      { ...LABEL_TEXTS, labelStyle, locationText: "", additionalCredits: "" },
      { photo: UPRIGHT, camera: { label: { number: 3 } } },
    ),
  ]),
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
