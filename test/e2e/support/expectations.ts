/** Expectations on exported pictures, pixel by pixel. */
import { expect } from "@playwright/test";
import { type Box, type FramedPhoto, grown, type Placed } from "./geometry.ts";
import { alike, type Colour, colourAt, greatestDifference, otherThan, type Picture, sizeOf } from "./picture.ts";

/**
 * Decoders of lossy files may round differently. PNG values are exact.
 * @see https://www.itu.int/rec/T-REC-T.83 for the allowed difference
 */
export const LOSSY_ROUNDING = 2;

export interface Expected {
  readonly frame: FramedPhoto;
  /** Upright photo by an independent decoder. */
  readonly source: Picture;
  readonly matte: Colour;
  readonly stroke?: Colour;
  /** Greatest difference between the two decoders. */
  readonly rounding?: number;
  /** Area of the matte with other content. */
  readonly holes?: readonly Box[];
}

/** Compares every pixel of a lossless export: photo, stroke and matte, except for the caption area. */
export function expectFramed(canvas: Picture, expected: Expected): void {
  const { frame, source, matte, stroke = [0, 0, 0], rounding = 0, holes = [] } = expected;
  expect(sizeOf(canvas)).toEqual(frame.canvas);
  expect(greatestDifference(canvas, frame.photo, source), "photo").toBeLessThanOrEqual(rounding);
  expect(otherThan(canvas, stroke, { area: frame.stroked, holes: [frame.photo] }), "stroke").toBeNull();
  const area = { x: 0, y: 0, width: canvas.width, height: frame.captionArea?.y ?? canvas.height };
  expect(otherThan(canvas, matte, { area, holes: [frame.stroked, ...holes] }), "matte").toBeNull();
}

/** Compares the matte of a JPEG export, 16 px from edges, because blocks with subsampled chroma blur them. */
export function expectMatteOfJpeg(canvas: Picture, frame: FramedPhoto, matte: Colour): void {
  const reach = 16;
  const bottom = frame.captionArea === null ? canvas.height : frame.captionArea.y - reach;
  const area = { x: 0, y: 0, width: canvas.width, height: bottom };
  expect(otherThan(canvas, matte, { area, holes: [grown(frame.stroked, reach)], tolerance: 2 })).toBeNull();
}

/** Box of the caption's text, which is darker or lighter than the watermark; null without text. */
export function findText(canvas: Picture, area: Box, colour: Colour = [0, 0, 0]): Box | null {
  return alike(canvas, colour, { area, tolerance: 60 });
}

/** Expects the composition at its position, to the pixel, surrounded by the outer colour only. */
export function expectPlaced(canvas: Picture, { canvas: size, stroked }: Placed, matte: Colour): void {
  expect(sizeOf(canvas)).toEqual(size);
  const found = otherThan(canvas, matte, { area: { x: 0, y: 0, ...size }, tolerance: 8 });
  expect(found).not.toBeNull();
  const { x, y, width, height } = found!;
  const differences = [
    x - stroked.x,
    y - stroked.y,
    x + width - stroked.x - stroked.width,
    y + height - stroked.y - stroked.height,
  ];
  for (const difference of differences) expect(Math.abs(difference)).toBeLessThanOrEqual(1.01);
}

/** Colour at a point given as fractions of a box's width and height. */
export function colourIn(picture: Picture, box: Box, across: number, down: number): Colour {
  return colourAt(picture, Math.floor(box.x + box.width * across), Math.floor(box.y + box.height * down));
}
