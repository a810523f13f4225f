/** The golden scenes painted by the page's canvas, reloading when the painter changes. */
import { fontCss, METADATA_FONTS, type MeasureText, type Surface, type Tile } from "@matte/engine";
import { drawnMatte } from "@matte/engine/pixels";
import { layoutScene, logoBars, paintScene, photoPixels, reducedPhoto } from "../golden/render.ts";
import { SCENES, type GoldenScene } from "../golden/scenes.ts";
import { loadBundledFonts } from "./fonts.ts";

const goldens = import.meta.glob<string>("../golden/images/*.png", { query: "?url", import: "default", eager: true });

function context2d(width: number, height: number): CanvasRenderingContext2D {
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(width);
  canvas.height = Math.round(height);
  const context = canvas.getContext("2d");
  if (context === null) throw new Error("This browser gives no canvas.");
  return context;
}

const ruler = context2d(1, 1);

const measure: MeasureText = (text, font) => {
  ruler.textRendering = "geometricPrecision";
  ruler.font = fontCss(font);
  return ruler.measureText(text).width;
};

function photoCanvas(scene: GoldenScene): HTMLCanvasElement {
  const { width, height } = scene.photo;
  const context = context2d(width, height);
  context.putImageData(new ImageData(photoPixels(scene), width, height), 0, 0);
  return context.canvas;
}

function logoCanvas({ settings: { customLogo } }: GoldenScene): HTMLCanvasElement {
  const { width, height } = customLogo ?? { width: 1, height: 1 };
  const context = context2d(width, height);
  context.fillStyle = "#B02020";
  for (const bar of logoBars(width, height)) context.fillRect(...bar);
  return context.canvas;
}

function tintOf(logo: CanvasImageSource, ink: string): CanvasImageSource {
  if (!(logo instanceof HTMLCanvasElement)) return logo;
  const context = context2d(logo.width, logo.height);
  context.drawImage(logo, 0, 0);
  context.globalCompositeOperation = "source-in";
  context.fillStyle = ink;
  context.fillRect(0, 0, logo.width, logo.height);
  return context.canvas;
}

function patternOf(tile: Tile): CanvasPattern | null {
  const canvas = canvasOf(tile);
  return context2d(1, 1).createPattern(canvas, "repeat");
}

function canvasOf({ width, height, pixels }: Tile): HTMLCanvasElement {
  const context = context2d(width, height);
  context.putImageData(new ImageData(pixels, width, height), 0, 0);
  return context.canvas;
}

const DRAWN = drawnMatte<CanvasImageSource>({ image: canvasOf, pattern: patternOf });

function figureOf(scene: GoldenScene): HTMLElement {
  const layout = layoutScene(scene, measure);
  const context = context2d(layout.canvas.width, layout.canvas.height);
  context.imageSmoothingQuality = "high";
  const pictures = {
    photo: photoCanvas(scene),
    logo: logoCanvas(scene),
    tint: tintOf,
    drawn: DRAWN,
    reduced: reducedPhoto(scene),
  };
  paintScene(context as Surface<CanvasImageSource>, layout, pictures);
  const golden = Object.assign(new Image(), { src: goldens[`../golden/images/${scene.name}.png`] ?? "", alt: "" });
  const wall = document.createElement("div");
  wall.append(context.canvas, golden);
  const caption = Object.assign(document.createElement("figcaption"), { textContent: scene.name });
  const figure = document.createElement("figure");
  figure.append(wall, caption);
  return figure;
}

function element<T extends Element>(selector: string, kind: new () => T): T {
  const found = document.querySelector(selector);
  if (!(found instanceof kind)) throw new Error(`The page has no ${selector}.`);
  return found;
}

function listen(figures: readonly HTMLElement[]): void {
  const find = element("#find", HTMLInputElement);
  const count = element("#count", HTMLOutputElement);
  const filter = (): void => {
    for (const figure of figures) figure.hidden = !figure.textContent.includes(find.value.trim());
    count.textContent = `${figures.filter(({ hidden }) => !hidden).length} of ${figures.length}`;
  };
  find.addEventListener("input", filter);
  document.addEventListener("change", ({ target }) => {
    if (target instanceof HTMLInputElement && target.name === "view") document.body.dataset["view"] = target.value;
  });
  filter();
}

await loadBundledFonts(METADATA_FONTS);
const figures = SCENES.map(figureOf);
element("#scenes", HTMLElement).replaceChildren(...figures);
listen(figures);
