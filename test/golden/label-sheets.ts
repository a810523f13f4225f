/** A label style with every kind of photo, texts, ink and place: one sheet of pictures in the preview's size. */
import { type Canvas, createCanvas } from "@napi-rs/canvas";
import { LABEL_STYLES, type LabelStyle, type Settings, TEXT_FINISHES } from "@matte/engine";
import { labelScene } from "./label-scenes.ts";
import { ALL_TEXTS, FEW_TEXTS, JAPANESE, LABEL_TEXTS } from "./label-texts.ts";
import { renderInNode } from "./node-renderer.ts";
import { type GoldenScene, LOGO } from "./scene.ts";

const COLUMNS = 3;
const PREVIEW = 0.5;
/** The wall around the frames: no matte has its colour. */
const WALL = "#C8BFD0";

const LANDSCAPE = { scene: "sea", width: 660, height: 440 } as const;
const PORTRAIT = { scene: "sea", width: 440, height: 660 } as const;
const SQUARE = { scene: "sea", width: 560, height: 560 } as const;
const SHAPES = [LANDSCAPE, PORTRAIT, SQUARE] as const;
const DARK = { outerBorderColor: "#1A1D1C" } as const;
const LETTERPRESS = { outerBorderColor: "#B9B2A4" } as const;

/** Shapes with each kind of texts; then logos and finishes; then shapes with the label on the photo. */
function scenesOf(labelStyle: LabelStyle): readonly GoldenScene[] {
  const one = (settings: Partial<Settings>, photo: GoldenScene["photo"] = SQUARE): GoldenScene =>
    labelScene(labelStyle, labelStyle, { ...ALL_TEXTS, settings: { ...LABEL_TEXTS, ...settings } }, photo);
  return [
    ...[ALL_TEXTS, JAPANESE, FEW_TEXTS].flatMap((texts) =>
      SHAPES.map((photo) => labelScene(labelStyle, labelStyle, texts, photo)),
    ),
    one({ customLogo: LOGO }),
    one({ ...DARK, customLogo: LOGO }),
    ...TEXT_FINISHES.map((textFinish) => one({ ...(textFinish === "letterpress" ? LETTERPRESS : DARK), textFinish })),
    ...SHAPES.map((photo) => one({ labelPlace: "photo" }, photo)),
  ].map((scene) => ({ ...scene, factor: PREVIEW }));
}

/** Every style with the painter of its sheet. */
export const LABEL_SHEETS: readonly (readonly [LabelStyle, () => Canvas])[] = LABEL_STYLES.map((style) => [
  style,
  () => sheetOf(scenesOf(style).map(renderInNode)),
]);

function sheetOf(pictures: readonly Canvas[]): Canvas {
  const width = Math.max(...pictures.map((picture) => picture.width));
  const height = Math.max(...pictures.map((picture) => picture.height));
  const sheet = createCanvas(COLUMNS * width, Math.ceil(pictures.length / COLUMNS) * height);
  const context = sheet.getContext("2d");
  context.fillStyle = WALL;
  context.fillRect(0, 0, sheet.width, sheet.height);
  for (const [index, picture] of pictures.entries()) {
    const left = (index % COLUMNS) * width + Math.floor((width - picture.width) / 2);
    const top = Math.floor(index / COLUMNS) * height + Math.floor((height - picture.height) / 2);
    context.drawImage(picture, left, top);
  }
  return sheet;
}
