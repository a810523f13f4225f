/**
 * What the painter draws on: the part of CanvasRenderingContext2D it uses, so that a page, a worker, Node's canvas and a
 * recording fake all fit. `Picture` is whatever the surface can draw as an image.
 */
export interface Surface<Picture> {
  fillStyle: unknown;
  globalAlpha: number;
  font: string;
  textAlign: string;
  textBaseline: string;
  direction: string;
  textRendering?: string;
  fillRect(x: number, y: number, width: number, height: number): void;
  drawImage(picture: Picture, x: number, y: number, width: number, height: number): void;
  fillText(text: string, x: number, y: number): void;
}
