/** All built-in looks around an artwork, as the panel draws them: thumbnails of 88 px. */
import { type Canvas, createCanvas, type Image, type SKRSContext2D } from "@napi-rs/canvas";
import {
  BUILT_IN_LOOKS,
  builtInLook,
  DEFAULT_SETTINGS,
  type Layout,
  layoutPicture,
  paint,
  type Plan,
  scaleToThumbnail,
  settingsForPlan,
  settingsWithLook,
  type Tile,
  type BuiltInLook,
} from "@matte/engine";
import { DRAWN, measureInNode } from "./node-renderer.ts";
import { CAMERA, CAPTION } from "./scene.ts";

/** Longest side of a thumbnail. */
const THUMBNAIL = 88;
const CELL = 96;
const COLUMNS = 6;
/** The wall around the frames: no matte has its colour. */
const WALL = "#C8BFD0";

export interface LookThumbnail {
  readonly name: BuiltInLook;
  readonly layout: Layout;
  readonly canvas: Canvas;
}

export interface SheetOptions {
  readonly plan: Plan;
  readonly hasCaption: boolean;
}

/** @param artwork photo in the frames */
export function thumbnailsOf(artwork: Image, options: SheetOptions): readonly LookThumbnail[] {
  return BUILT_IN_LOOKS.map((name) => thumbnailOf(name, artwork, options));
}

function thumbnailOf(name: BuiltInLook, artwork: Image, { plan, hasCaption }: SheetOptions): LookThumbnail {
  const settings = settingsWithLook({ ...DEFAULT_SETTINGS, ...CAPTION, showMetadata: hasCaption }, builtInLook(name));
  const whole = layoutPicture({
    settings: settingsForPlan(settings, plan),
    photo: { width: artwork.width, height: artwork.height },
    subject: "Vessels, Morning",
    camera: CAMERA,
    watermark: false,
    measure: measureInNode,
  });
  const layout = scaleToThumbnail(whole, THUMBNAIL / Math.max(whole.canvas.width, whole.canvas.height), 1);
  const canvas = createCanvas(Math.round(layout.canvas.width), Math.round(layout.canvas.height));
  const context = canvas.getContext("2d");
  context.imageSmoothingQuality = "high";
  paint<Canvas | Image>(context, layout, { photo: artwork, logo: null, drawn: DRAWN, reduced: reducedOf(artwork) });
  return { name, layout, canvas };
}

/** Pixels along the longer side of the photo for a matte that shows it. */
const REDUCED = 96;

function reducedOf(artwork: Image): Tile {
  const factor = REDUCED / Math.max(artwork.width, artwork.height);
  const [width, height] = [Math.round(artwork.width * factor), Math.round(artwork.height * factor)];
  const context = createCanvas(width, height).getContext("2d");
  context.imageSmoothingQuality = "high";
  context.drawImage(artwork, 0, 0, width, height);
  return { width, height, pixels: new Uint8ClampedArray(context.getImageData(0, 0, width, height).data) };
}

/** Thumbnails in rows of six. */
export function sheetOf(thumbnails: readonly LookThumbnail[]): Canvas {
  const sheet = createCanvas(COLUMNS * CELL, Math.ceil(thumbnails.length / COLUMNS) * CELL);
  const context: SKRSContext2D = sheet.getContext("2d");
  context.fillStyle = WALL;
  context.fillRect(0, 0, sheet.width, sheet.height);
  for (const [index, { canvas }] of thumbnails.entries()) {
    const [left, top] = [(index % COLUMNS) * CELL, Math.floor(index / COLUMNS) * CELL];
    context.drawImage(
      canvas,
      left + Math.floor((CELL - canvas.width) / 2),
      top + Math.floor((CELL - canvas.height) / 2),
    );
  }
  return sheet;
}
