/** Pixels that repeat in both directions. */
export interface Tile {
  readonly width: number;
  readonly height: number;
  /** RGBA, row by row, opaque, in sRGB. */
  readonly pixels: Uint8ClampedArray<ArrayBuffer>;
}

/**
 * Target of the painter: the part of CanvasRenderingContext2D that it uses, which the canvases of page, worker and Node and a
 * recording fake all have. `Picture` is the type of image that the surface can draw.
 */
export interface Surface<Picture> {
  fillStyle: unknown;
  globalAlpha: number;
  font: string;
  /** Absent in browsers that cannot space letters. */
  letterSpacing?: string;
  textAlign: string;
  textBaseline: string;
  direction: string;
  textRendering?: string;
  imageSmoothingQuality?: "low" | "medium" | "high";
  createLinearGradient(x0: number, y0: number, x1: number, y1: number): Gradient;
  beginPath(): void;
  moveTo(x: number, y: number): void;
  lineTo(x: number, y: number): void;
  fill(): void;
  clip(): void;
  save(): void;
  restore(): void;
  fillRect(x: number, y: number, width: number, height: number): void;
  drawImage(picture: Picture, x: number, y: number, width: number, height: number): void;
  fillText(text: string, x: number, y: number): void;
}

export interface Gradient {
  addColorStop(offset: number, colour: string): void;
}
