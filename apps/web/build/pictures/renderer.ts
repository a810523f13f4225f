/** Renders framed samples as the editor exports them: the same layout and painter, on a canvas for Node. */
import { readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { createCanvas, GlobalFonts, loadImage, type Canvas, type Image } from "@napi-rs/canvas";
import {
  DEFAULT_SETTINGS,
  fontCss,
  layoutPicture,
  type Layout,
  type Logo,
  type MeasureText,
  paint,
  type Settings,
  type Size,
  type Surface,
  type Tile,
} from "@matte/engine";
import { drawnMatte } from "@matte/engine/pixels";
import sharp from "sharp";
import type { Artwork, FramedSample } from "../../src/domain/pictures/framed-sample.ts";
import { artworkFile } from "./artworks.ts";
import { SAMPLE_LOGO, sampleLogo } from "./sample-logo.ts";

export interface RenderedSample {
  readonly width: number;
  readonly height: number;
  /** RGBA, `width * height * 4` bytes. */
  readonly pixels: Buffer;
}

const require = createRequire(import.meta.url);
const WEIGHTS = /-latin-(400|500|600)-normal\.woff2$/;
const LOGO: Logo = { id: "sample", name: "sample-logo.svg", ...SAMPLE_LOGO };

/** The layout in the export's pixels. */
export async function layoutSample(sample: FramedSample): Promise<Layout> {
  return layoutOf(sample, await sizeOf(sample.artwork));
}

const sizes = new Map<Artwork, Promise<Size>>();

/** Size from an artwork's header: decoding takes a third of a second. */
function sizeOf(artwork: Artwork): Promise<Size> {
  const size = sizes.get(artwork) ?? sharp(artworkFile(artwork)).metadata();
  sizes.set(artwork, size);
  return size;
}

export async function renderSample(sample: FramedSample): Promise<RenderedSample> {
  const photo = await decoded(sample.artwork);
  const layout = layoutOf(sample, photo);
  const { width, height } = layout.canvas;
  const canvas = createCanvas(width, height);
  const logo = layout.logo === null ? null : await sampleLogo(layout.background);
  paint(surfaceOf(canvas), layout, { photo, logo, drawn: DRAWN, reduced: reducedPhoto(photo) });
  return { width, height, pixels: canvas.data() };
}

function patternOf(tile: Tile): unknown {
  const canvas = canvasOf(tile);
  return canvas.getContext("2d").createPattern(canvas, "repeat");
}

function canvasOf({ width, height, pixels }: Tile): Canvas {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext("2d");
  const data = context.createImageData(width, height);
  data.data.set(pixels);
  context.putImageData(data, 0, 0);
  return canvas;
}

/** Long side in pixels of a photo for mattes that show it. */
const REDUCED_SIDE = 192;

function reducedPhoto(photo: Image): Tile {
  const factor = REDUCED_SIDE / Math.max(photo.width, photo.height);
  const [width, height] = [Math.round(photo.width * factor), Math.round(photo.height * factor)];
  const context = createCanvas(width, height).getContext("2d");
  context.drawImage(photo, 0, 0, width, height);
  return { width, height, pixels: new Uint8ClampedArray(context.getImageData(0, 0, width, height).data) };
}

const DRAWN = drawnMatte<Canvas | Image>({ image: canvasOf, pattern: patternOf });

const images = new Map<Artwork, Promise<Image>>();

/** All samples use the same six artworks. */
function decoded(artwork: Artwork): Promise<Image> {
  const image = images.get(artwork) ?? loadImage(artworkFile(artwork));
  images.set(artwork, image);
  return image;
}

function layoutOf(sample: FramedSample, photo: Size): Layout {
  const settings: Settings = {
    ...DEFAULT_SETTINGS,
    ...sample.settings,
    customLogo: sample.hasLogo === true ? LOGO : null,
  };
  registerFont(settings.metadataFont);
  return layoutPicture({
    settings,
    photo: { width: photo.width, height: photo.height },
    subject: sample.subject ?? "",
    camera: sample.camera ?? {},
    watermark: false,
    measure,
  });
}

/** Adapts the library's context to a surface: its properties have narrower types than the browser's, but accept the same values. */
function surfaceOf(canvas: Canvas): Surface<Canvas | Image> {
  const context = canvas.getContext("2d");
  context.imageSmoothingQuality = "high";
  return context;
}

const ruler = createCanvas(1, 1).getContext("2d");

const measure: MeasureText = (text, font) => {
  ruler.textRendering = "geometricPrecision";
  ruler.font = fontCss(font);
  return ruler.measureText(text).width;
};

const registered = new Set<string>();

/** Registers a font from the product; installed fonts differ between machines. */
function registerFont(family: Settings["metadataFont"]): void {
  if (registered.has(family)) return;
  registered.add(family);
  const folder = join(dirname(require.resolve(`@fontsource/${packageOf(family)}/package.json`)), "files");
  for (const file of readdirSync(folder).filter((name) => WEIGHTS.test(name))) {
    GlobalFonts.registerFromPath(join(folder, file), family);
  }
}

function packageOf(family: string): string {
  return family.toLowerCase().replaceAll(" ", "-");
}
