/** Frames a work as the editor would export it: the same layout, the same painter, on Node's canvas. */
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
  type Surface,
} from "@matte/engine";
import type { Exhibit } from "../../src/features/landing/pictures/exhibit.ts";
import { SAMPLE_MARK, sampleMark } from "./sample-mark.ts";
import { workFile } from "./works.ts";

export interface Framed {
  readonly width: number;
  readonly height: number;
  /** RGBA, `width * height * 4` bytes. */
  readonly pixels: Buffer;
}

const require = createRequire(import.meta.url);
const WEIGHTS = /-latin-(400|500|600)-normal\.woff2$/;
const LOGO: Logo = { id: "sample", name: "sample-mark.svg", ...SAMPLE_MARK };

/** The export's layout, in its own pixels. */
export async function layoutExhibit(exhibit: Exhibit): Promise<Layout> {
  const photo = await loadImage(workFile(exhibit.work));
  return layoutOf(exhibit, photo);
}

export async function frameExhibit(exhibit: Exhibit): Promise<Framed> {
  const photo = await loadImage(workFile(exhibit.work));
  const layout = layoutOf(exhibit, photo);
  const { width, height } = layout.canvas;
  const canvas = createCanvas(width, height);
  const logo = layout.logo === null ? null : await sampleMark(layout.background);
  paint(surfaceOf(canvas), layout, { photo, logo });
  return { width, height, pixels: canvas.data() };
}

function layoutOf(exhibit: Exhibit, photo: Image): Layout {
  const settings: Settings = {
    ...DEFAULT_SETTINGS,
    ...exhibit.settings,
    customLogo: exhibit.marked === true ? LOGO : null,
  };
  registerFont(settings.metadataFont);
  return layoutPicture({
    settings,
    photo: { width: photo.width, height: photo.height },
    subject: exhibit.subject ?? "",
    camera: exhibit.camera ?? {},
    watermark: false,
    measure,
  });
}

/** The library's context types its properties more narrowly than the browser's; it takes the same values. */
function surfaceOf(canvas: Canvas): Surface<Image> {
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

/** Only fonts that come with the product: the computer's own would differ everywhere. */
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
