/** What an exported picture must be, pixel by pixel. */
import { expect } from "@playwright/test";
import { type Box, type FramedPhoto, grown, type Placed } from "./geometry.ts";
import { alike, type Colour, colourAt, greatestDifference, otherThan, type Picture, sizeOf } from "./picture.ts";

/**
 * Two decoders of lossy files may round differently. PNG's values are exact.
 * @see https://www.itu.int/rec/T-REC-T.83 for how far decoders may be apart
 */
export const LOSSY_ROUNDING = 2;

export interface Expected {
  readonly frame: FramedPhoto;
  /** The photo upright, as another decoder has it. */
  readonly source: Picture;
  readonly matte: Colour;
  readonly stroke?: Colour;
  /** The greatest difference between the two decoders. */
  readonly rounding?: number;
  /** Where something else stands on the matte. */
  readonly holes?: readonly Box[];
}

/** Every pixel of a lossless export: the photo's own, the stroke's ring, the matte around it. Not the strip's. */
export function expectFramed(canvas: Picture, expected: Expected): void {
  const { frame, source, matte, stroke = [0, 0, 0], rounding = 0, holes = [] } = expected;
  expect(sizeOf(canvas)).toEqual(frame.canvas);
  expect(greatestDifference(canvas, frame.photo, source), "photo").toBeLessThanOrEqual(rounding);
  expect(otherThan(canvas, stroke, { area: frame.stroked, holes: [frame.photo] }), "stroke").toBeNull();
  const area = { x: 0, y: 0, width: canvas.width, height: frame.strip?.y ?? canvas.height };
  expect(otherThan(canvas, matte, { area, holes: [frame.stroked, ...holes] }), "matte").toBeNull();
}

/** The matte of a JPEG export, whose blocks carry edges 16 px far where chroma is halved. */
export function expectMatteOfJpeg(canvas: Picture, frame: FramedPhoto, matte: Colour): void {
  const reach = 16;
  const bottom = frame.strip === null ? canvas.height : frame.strip.y - reach;
  const area = { x: 0, y: 0, width: canvas.width, height: bottom };
  expect(otherThan(canvas, matte, { area, holes: [grown(frame.stroked, reach)], tolerance: 2 })).toBeNull();
}

/** Caption's ink, darker or lighter than the watermark ever is; null where there is none. */
export function inkOf(canvas: Picture, area: Box, ink: Colour = [0, 0, 0]): Box | null {
  return alike(canvas, ink, { area, tolerance: 60 });
}

/** The composition stands where it should, to the pixel, and there is nothing but the outer colour around it. */
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

/** The colour at a place given in parts of a box's width and height. */
export function colourIn(picture: Picture, box: Box, across: number, down: number): Colour {
  return colourAt(picture, Math.floor(box.x + box.width * across), Math.floor(box.y + box.height * down));
}
