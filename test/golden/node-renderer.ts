/** Canvas, fonts and files for painting scenes in Node. Bundled fonts only: local fonts differ between machines. */
import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { createCanvas, GlobalFonts, setTextRenderer, type Canvas } from "@napi-rs/canvas";
import {
  fontCss,
  letterSpacing,
  type Layout,
  METADATA_FONTS,
  type MeasureText,
  printedLines,
  scriptFamilies,
  type Surface,
  type Tile,
} from "@matte/engine";
import { drawnMatte } from "@matte/engine/pixels";
import { labelFaces } from "../../apps/web/build/label-faces.ts";
import { covers, parseUnicodeRange } from "../../packages/framing/fonts/unicode-range.ts";
import { layoutScene, logoBars, paintScene, photoPixels, reducedPhoto } from "./render.ts";
import type { GoldenScene } from "./scenes.ts";

/** Packages named differently from their family. */
const PACKAGES: Readonly<Record<string, string>> = {
  "Source Sans Pro": "source-sans-3",
  Georgia: "gelasio",
  "Helvetica Neue": "arimo",
  "Courier New": "cousine",
};
const HAN_FAMILY = / (?:JP|KR|SC|TC|HK)$/;
const WEIGHTS = /-(latin|latin-ext)-(400|500|600|700)-normal\.woff2$/;

const require = createRequire(new URL("../../apps/web/package.json", import.meta.url));

export function registerFonts(): void {
  // Alike on all machines; other specs in this process draw like Chromium.
  setTextRenderer("portable");
  for (const family of METADATA_FONTS) {
    const folder = join(dirname(require.resolve(`@fontsource/${packageOf(family)}/package.json`)), "files");
    for (const file of readdirSync(folder).filter((name) => WEIGHTS.test(name))) {
      GlobalFonts.registerFromPath(join(folder, file), family);
    }
  }
  for (const [family, faces] of Object.entries(labelFaces()))
    for (const { file } of faces) GlobalFonts.registerFromPath(file, family);
}

/** Registers the Noto slices needed by a scene's caption. */
function registerScripts({ settings, subject, camera }: GoldenScene): void {
  const lines = printedLines({ settings, subject, camera, watermark: false });
  const text = lines.map((line) => line.text).join("\n");
  for (const metadataFont of new Set(lines.map(({ face }) => face ?? settings.metadataFont))) {
    for (const family of scriptFamilies({ ...settings, metadataFont }, text))
      // Labels have no bold Han, which the canvas would take from whichever file comes first.
      for (const weight of settings.labelStyle === "plain" || !HAN_FAMILY.test(family) ? [400, 700] : [400])
        registerSlices(family, weight, text);
  }
}

function registerSlices(family: string, weight: number, text: string): void {
  const stylesheet = require.resolve(`@fontsource/${packageOf(family)}/${weight}.css`);
  const rules = readFileSync(stylesheet, "utf8").matchAll(
    /url\(\.\/(files\/[^)]+\.woff2)\)[^}]*unicode-range:\s*([^;]+);/g,
  );
  for (const [, file = "", range = ""] of rules) {
    const spans = parseUnicodeRange(range);
    const isNeeded = Array.from(text).some((character) => covers(spans, character));
    if (isNeeded) GlobalFonts.registerFromPath(join(dirname(stylesheet), file), family);
  }
}

function packageOf(family: string): string {
  return PACKAGES[family] ?? family.toLowerCase().replaceAll(" ", "-");
}

const ruler = createCanvas(1, 1).getContext("2d");

export const measureInNode: MeasureText = (text, font) => {
  ruler.textRendering = "geometricPrecision";
  ruler.font = fontCss(font);
  ruler.letterSpacing = letterSpacing(font);
  return ruler.measureText(text).width - Number.parseFloat(ruler.letterSpacing);
};

export function layoutInNode(scene: GoldenScene): Layout {
  registerScripts(scene);
  return layoutScene(scene, measureInNode);
}

/** Paints the scene in Node. */
export function renderInNode(scene: GoldenScene): Canvas {
  const layout = layoutInNode(scene);
  const within = scene.detail ?? {
    x: 0,
    y: 0,
    width: Math.round(layout.canvas.width),
    height: Math.round(layout.canvas.height),
  };
  const canvas = createCanvas(within.width, within.height);
  const surface = surfaceOf(canvas);
  canvas.getContext("2d").translate(-within.x, -within.y);
  paintScene(surface, layout, {
    ...(scene.detail && { within }),
    photo: photoCanvas(scene),
    logo: logoCanvas(scene),
    tint: tintOf,
    drawn: DRAWN,
    reduced: reducedPhoto(scene),
  });
  return canvas;
}

/** The library types the context's properties more narrowly than the browser, but accepts the same values. */
function surfaceOf(canvas: Canvas): Surface<Canvas> {
  const context = canvas.getContext("2d");
  context.imageSmoothingQuality = "high";
  return context;
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

/** Draws the computed parts of mattes. */
export const DRAWN = drawnMatte({ image: canvasOf, pattern: patternOf });

const photos = new Map<string, Canvas>();

/** Most scenes have the same photo. */
function photoCanvas(scene: GoldenScene): Canvas {
  const key = JSON.stringify([scene.photo, scene.transparent]);
  const canvas = photos.get(key) ?? drawPhoto(scene);
  photos.set(key, canvas);
  return canvas;
}

function drawPhoto(scene: GoldenScene): Canvas {
  const canvas = createCanvas(scene.photo.width, scene.photo.height);
  const context = canvas.getContext("2d");
  const data = context.createImageData(scene.photo.width, scene.photo.height);
  data.data.set(photoPixels(scene));
  context.putImageData(data, 0, 0);
  return canvas;
}

function tintOf(logo: Canvas, ink: string): Canvas {
  const canvas = createCanvas(logo.width, logo.height);
  const context = canvas.getContext("2d");
  context.drawImage(logo, 0, 0);
  context.globalCompositeOperation = "source-in";
  context.fillStyle = ink;
  context.fillRect(0, 0, logo.width, logo.height);
  return canvas;
}

function logoCanvas({ settings: { customLogo, customLogoOnDark } }: GoldenScene): Canvas {
  const { width, height } = customLogoOnDark ?? customLogo ?? { width: 1, height: 1 };
  const canvas = createCanvas(width, height);
  const context = canvas.getContext("2d");
  context.fillStyle = "#B02020";
  for (const bar of logoBars(width, height)) context.fillRect(...bar);
  return canvas;
}
