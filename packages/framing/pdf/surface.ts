/** Page of a PDF as the painter's target: areas, lines and gradients are vectors, texts are text (ISO 32000-1 §8, §9.4). */
import type { Box, Font, FontCss, Gradient, HexColour, Surface, Tile } from "@matte/engine";
import type { Affine } from "../read/orientation.ts";
import { decimal, decimals, type Ref, reference, textString, transform } from "./file.ts";
import type { PdfFonts } from "./fonts.ts";
import type { PdfImages } from "./images.ts";
import { photoMatrix, textOperators } from "./operators.ts";
import { colourOperands, PdfGradient, shadingPattern, TilePattern } from "./styles.ts";

/** The photo's own image, stored turned by an EXIF orientation. */
export interface PhotoPicture {
  readonly image: Ref;
  readonly orientation: number;
}

/** Pixels and the box they cover; a part of it may be drawn. */
export interface PixelPicture {
  readonly tile: Tile;
  readonly covers?: Box;
}

export type PdfPicture = PhotoPicture | PixelPicture;

/** A text that is no text in the file: its letters are in no bundled font, or are written from right to left. */
export interface DrawnLine {
  readonly text: string;
  readonly font: Font;
  readonly colour: HexColour;
  readonly align: string;
  readonly direction: string;
  readonly x: number;
  readonly y: number;
}

export interface SurfaceMeans {
  readonly fonts: PdfFonts;
  readonly images: PdfImages;
  /** Draws a line into pixels; null for one without ink. */
  drawLine(line: DrawnLine): Required<PixelPicture> | null;
}

/** Names a font for {@link PdfSurface}, in place of CSS. */
export const pdfFont: FontCss = (font) => JSON.stringify(font);

/** Values kept by `save`. */
interface State {
  fillStyle: unknown;
  globalAlpha: number;
  /** Fill and opacity in the file. */
  fill: string;
  alpha: number;
}

export class PdfSurface implements Surface<PdfPicture> {
  font = "";
  letterSpacing = "0px";
  textAlign = "left";
  textBaseline = "alphabetic";
  direction = "ltr";

  readonly #means: SurfaceMeans;
  /** From the surface's points to the page's. */
  readonly #base: Affine;
  readonly #lines: string[] = [];
  readonly #saved: State[] = [];
  readonly #resources = {
    XObject: new Map<string, string>(),
    Pattern: new Map<string, string>(),
    ExtGState: new Map<string, string>(),
  };
  #state: State = { fillStyle: "#000000", globalAlpha: 1, fill: "", alpha: 1 };
  #path: string[] = [];

  constructor(means: SurfaceMeans, base: Affine) {
    this.#means = means;
    this.#base = base;
    this.#lines.push("q", `${transform(base)} cm`);
  }

  get fillStyle(): unknown {
    return this.#state.fillStyle;
  }

  set fillStyle(style: unknown) {
    this.#state.fillStyle = style;
  }

  get globalAlpha(): number {
    return this.#state.globalAlpha;
  }

  set globalAlpha(alpha: number) {
    this.#state.globalAlpha = alpha;
  }

  /** The page's operators. */
  get content(): string {
    return `${[...this.#lines, "Q"].join("\n")}\n`;
  }

  /** The page's resources. */
  get resources(): string {
    const lists = Object.entries(this.#resources).map(([name, all]) => {
      const entries = [...all].map(([key, value]) => `/${key} ${value}`);
      return entries.length === 0 ? "" : `/${name}<<${entries.join("")}>>`;
    });
    return `<</Font ${reference(this.#means.fonts.ref)}${lists.join("")}>>`;
  }

  createLinearGradient(x0: number, y0: number, x1: number, y1: number): Gradient {
    return new PdfGradient([x0, y0, x1, y1]);
  }

  beginPath(): void {
    this.#path = [];
  }

  moveTo(x: number, y: number): void {
    this.#path.push(`${decimals(x, y)} m`);
  }

  lineTo(x: number, y: number): void {
    this.#path.push(`${decimals(x, y)} l`);
  }

  fill(): void {
    this.#setFill();
    this.#lines.push(...this.#path, "f");
  }

  clip(): void {
    this.#lines.push(...this.#path, "W n");
  }

  save(): void {
    this.#saved.push({ ...this.#state });
    this.#lines.push("q");
  }

  restore(): void {
    const saved = this.#saved.pop();
    if (saved === undefined) return;
    this.#state = saved;
    this.#lines.push("Q");
  }

  fillRect(x: number, y: number, width: number, height: number): void {
    if (width === 0 || height === 0) return;
    this.#setFill();
    this.#lines.push(`${decimals(x, y, width, height)} re f`);
  }

  drawImage(picture: PdfPicture, x: number, y: number, width: number, height: number): void {
    this.#setAlpha();
    const box = { x, y, width, height };
    if ("image" in picture) {
      this.#place(picture.image, photoMatrix(picture.orientation, box));
      return;
    }
    const { tile, covers = box } = picture;
    this.#lines.push("q", `${decimals(x, y, width, height)} re W n`);
    this.#place(this.#means.images.refOf(tile), photoMatrix(1, covers));
    this.#lines.push("Q");
  }

  fillText(text: string, x: number, y: number): void {
    if (text.trim() === "") return;
    const font = this.#font();
    const placed = this.#means.fonts.place(text, font);
    if (placed === null) {
      this.#drawLine(text, font, { x, y });
      return;
    }
    this.#setFill();
    const start = this.textAlign === "right" ? x - placed.width * font.size : x;
    this.#lines.push("BT", ...textOperators(placed, font.size, { x: start, y }), "ET");
  }

  #font(): Font {
    const font = JSON.parse(this.font) as Font;
    return { ...font, tracking: Number.parseFloat(this.letterSpacing) / font.size };
  }

  #drawLine(text: string, font: Font, at: { readonly x: number; readonly y: number }): void {
    const { fillStyle } = this.#state;
    const colour = (fillStyle instanceof PdfGradient ? fillStyle.stops[0]?.colour : fillStyle) as HexColour;
    const drawn = this.#means.drawLine({ text, font, colour, align: this.textAlign, direction: this.direction, ...at });
    if (drawn === null) return;
    const { x, y, width, height } = drawn.covers;
    this.#lines.push(`/Span<</ActualText${textString(text)}>>BDC`);
    this.drawImage(drawn, x, y, width, height);
    this.#lines.push("EMC");
  }

  #place(image: Ref, matrix: Affine): void {
    const name = `I${image}`;
    this.#resources.XObject.set(name, reference(image));
    this.#lines.push(`q ${transform(matrix)} cm/${name} Do Q`);
  }

  #setFill(): void {
    this.#setAlpha();
    const fill = this.#fillOperator();
    if (fill === this.#state.fill) return;
    this.#state.fill = fill;
    this.#lines.push(fill);
  }

  #fillOperator(): string {
    const { fillStyle } = this.#state;
    if (fillStyle instanceof PdfGradient) return this.#pattern(shadingPattern(fillStyle, this.#base));
    if (fillStyle instanceof TilePattern) return this.#pattern(this.#tiling(fillStyle));
    return `${colourOperands(String(fillStyle))} rg`;
  }

  #pattern(value: string): string {
    const { Pattern } = this.#resources;
    const known = [...Pattern].find(([, other]) => other === value)?.[0];
    const name = known ?? `P${Pattern.size + 1}`;
    Pattern.set(name, value);
    return `/Pattern cs/${name} scn`;
  }

  #tiling({ tile }: TilePattern): string {
    return reference(this.#means.images.patternOf(tile, this.#base));
  }

  #setAlpha(): void {
    const { globalAlpha, alpha } = this.#state;
    if (globalAlpha === alpha) return;
    this.#state.alpha = globalAlpha;
    const name = `G${Math.round(globalAlpha * 1e5)}`;
    this.#resources.ExtGState.set(name, `<</ca ${decimal(globalAlpha)}>>`);
    this.#lines.push(`/${name} gs`);
  }
}
