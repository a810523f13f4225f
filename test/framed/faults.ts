/**
 * Finds differences between framed pictures and the specification, pixel by pixel; every runner's specs expect none.
 */
import { type Box, type FramedPhoto, grown, type Placed } from "./geometry.ts";
import { alike, type Colour, colourAt, greatestDifference, otherThan, type Picture, sizeOf } from "./picture.ts";

/**
 * Decoders for lossy files may round differently. PNG values are exact.
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
  /** Matte areas with other content. */
  readonly holes?: readonly Box[];
}

/** Compares every pixel in a lossless export: photo, stroke and matte, except for the caption area. */
export function faultsOfFrame(canvas: Picture, expected: Expected): string[] {
  const { frame, source, matte, stroke = [0, 0, 0], rounding = 0, holes = [] } = expected;
  const wrongSize = faultsOfSize(canvas, frame.canvas);
  if (wrongSize.length > 0) return wrongSize;
  const area = { x: 0, y: 0, width: canvas.width, height: frame.captionArea?.y ?? canvas.height };
  return [
    ...faultOver("photo", greatestDifference(canvas, frame.photo, source), rounding),
    ...faultAt("stroke", otherThan(canvas, stroke, { area: frame.stroked, holes: [frame.photo] })),
    ...faultAt("matte", otherThan(canvas, matte, { area, holes: [frame.stroked, ...holes] })),
  ];
}

/** Compares a JPEG export's matte, 16 px from edges, because blocks with subsampled chroma blur them. */
export function faultsOfJpegMatte(canvas: Picture, frame: FramedPhoto, matte: Colour): string[] {
  const reach = 16;
  const bottom = frame.captionArea === null ? canvas.height : frame.captionArea.y - reach;
  const area = { x: 0, y: 0, width: canvas.width, height: bottom };
  const found = otherThan(canvas, matte, { area, holes: [grown(frame.stroked, reach)], tolerance: 2 });
  return [...faultsOfSize(canvas, frame.canvas), ...faultAt("matte", found)];
}

/** Compares the composition's position, to the pixel, and the outer colour around it. */
export function faultsOfPlacement(canvas: Picture, { canvas: size, stroked }: Placed, matte: Colour): string[] {
  const found = otherThan(canvas, matte, { area: { x: 0, y: 0, ...size }, tolerance: 8 });
  if (found === null) return ["There is nothing but the matte."];
  const { x, y, width, height } = found;
  const differences = [
    x - stroked.x,
    y - stroked.y,
    x + width - stroked.x - stroked.width,
    y + height - stroked.y - stroked.height,
  ];
  return [
    ...faultsOfSize(canvas, size),
    ...differences.flatMap((difference) => faultOver("an edge", Math.abs(difference), 1.01)),
  ];
}

function faultsOfSize(canvas: Picture, expected: { readonly width: number; readonly height: number }): string[] {
  const [{ width, height }, wanted] = [sizeOf(canvas), expected];
  const isRight = width === wanted.width && height === wanted.height;
  return isRight ? [] : [`It is ${width} × ${height}, not ${wanted.width} × ${wanted.height}.`];
}

function faultOver(part: string, difference: number, limit: number): string[] {
  return difference <= limit ? [] : [`${part} is off by ${difference}, at most ${limit} are allowed.`];
}

function faultAt(part: string, box: Box | null): string[] {
  return box === null ? [] : [`${part} has other pixels at ${JSON.stringify(box)}.`];
}

/** Finds the caption's text, darker or lighter than the watermark; null without text. */
export function findText(canvas: Picture, area: Box, colour: Colour = [0, 0, 0]): Box | null {
  return alike(canvas, colour, { area, tolerance: 60 });
}

/** Returns the colour at a point in fractions of a box's width and height. */
export function colourIn(picture: Picture, box: Box, across: number, down: number): Colour {
  return colourAt(picture, Math.floor(box.x + box.width * across), Math.floor(box.y + box.height * down));
}
