/** One thumbnail: the export's layout and painter on a small canvas. */
import { drawnLines, drawnTexts, type Layout, printedText, type Settings, type Size } from "@matte/engine";
import { isCaptionFontLoaded, loadCaptionFont } from "#domain/fonts/page.ts";
import { decodeImage } from "#lib/decode-image.ts";
import type { PhotoFacts } from "#domain/photos/types.ts";
import { shownPart } from "#domain/pictures/shown-part.ts";
import { drawThumbnail, openPageContext } from "#domain/pictures/draw-layout.ts";
import type { FrameStyle, PhotoPlan } from "../preview/plan-photo.ts";
import type { Place } from "./observe-places.ts";

export interface Appearance {
  readonly style: FrameStyle;
  /** Returns the logo for a photo's settings; null without one. */
  readonly logoOf: (settings: Settings) => ImageBitmap | null;
}

export interface ThumbnailImage {
  /** A `blob:` URL. */
  readonly url: string;
  readonly wideGamut: boolean;
  /** For a photo whose frame shows a part of the image. */
  readonly facts?: PhotoFacts | undefined;
  /** More pixels of what the frame shows; until they are closed. */
  readonly pixels?: ImageBitmap | undefined;
}

export type LayoutOf = (style: FrameStyle) => Pick<PhotoPlan, "layout" | "drawn">;
export type OnLayout = (layout: Layout) => void;

export class DrawnThumbnail {
  readonly #canvas: HTMLCanvasElement;
  readonly #source: ThumbnailImage;
  #place: Partial<Place> = {};
  /** Family and text for the last requested font files. */
  #font = "";
  #image: HTMLImageElement | null = null;
  /** True while the image should be in memory. */
  #wanted = false;
  layoutOf: LayoutOf | null = null;
  /** Called with each drawn layout. */
  onLayout: OnLayout | undefined;
  stale = true;

  constructor(canvas: HTMLCanvasElement, source: ThumbnailImage) {
    this.#canvas = canvas;
    this.#source = source;
  }

  get inView(): boolean {
    return this.#place.inView === true;
  }

  move(change: Partial<Place>): void {
    this.#place = { ...this.#place, ...change };
    if (change.space !== undefined) this.stale = true;
  }

  /** Decodes the image. @param onReady called once it can be drawn, unless it was released before */
  loadImage(onReady: () => void): void {
    if (this.#image !== null) {
      onReady();
      return;
    }
    if (this.#wanted) return;
    this.#wanted = true;
    void decodeImage(this.#source.url).then(
      (image) => {
        if (!this.#wanted) return;
        this.#image = image;
        onReady();
      },
      () => undefined,
    );
  }

  /** Frees the decoded image; the canvas stays drawn. */
  releaseImage(): void {
    this.#wanted = false;
    this.#image = null;
  }

  /**
   * Draws the thumbnail once its image, its layout and its place are known.
   * @param onFont called when a font file needed by the caption has loaded
   */
  paint({ style, logoOf }: Appearance, onFont: () => void): void {
    const { space } = this.#place;
    if (this.#image === null || this.layoutOf === null || space === undefined) return;
    const { layout, drawn } = this.layoutOf(style);
    this.onLayout?.(layout);
    const context = openPageContext(this.#canvas, this.#source.wideGamut);
    if (context === null) return;
    const [factor, density] = [factorInside(layout.canvas, space), window.devicePixelRatio];
    const photo = this.#photo(this.#image);
    drawThumbnail(context, layout, { factor, density }, { photo, logo: logoOf(drawn) });
    showAtDensity(this.#canvas);
    this.stale = false;
    this.#loadFont(drawn, layout, onFont);
  }

  #photo(image: HTMLImageElement): CanvasImageSource {
    const { facts, pixels } = this.#source;
    // A closed bitmap is 0 pixels wide.
    if (pixels !== undefined && pixels.width > 0) return pixels;
    return facts === undefined ? image : shownPart(image, facts);
  }

  /** Texts of other photos may need other font files than the previewed photo. */
  #loadFont(drawn: Settings, layout: Layout, onFont: () => void): void {
    const lines = drawnLines(layout);
    const text = printedText(drawnTexts(layout, drawn));
    const font = [drawn.metadataFont, drawn.captionLanguage, JSON.stringify(text)].join("\n");
    if (font === this.#font) return;
    this.#font = font;
    if (drawn.localFont !== null || lines.length === 0 || isCaptionFontLoaded(drawn, text)) return;
    // Without its files a caption is drawn in another font; the preview shows a notice.
    void loadCaptionFont(drawn, text).then(onFont, () => undefined);
  }
}

/** Device pixels per export pixel: a picture fills a place in one direction. */
function factorInside(picture: Size, space: Size): number {
  return window.devicePixelRatio * Math.min(space.width / picture.width, space.height / picture.height);
}

function showAtDensity(canvas: HTMLCanvasElement): void {
  canvas.style.width = `${canvas.width / window.devicePixelRatio}px`;
  canvas.style.height = `${canvas.height / window.devicePixelRatio}px`;
  canvas.dataset["drawn"] = "true";
}
