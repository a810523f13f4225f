/** Computed parts of a matte in a PDF: tiles that repeat keep their pixels, soft parts get as many as print shows. */
import {
  type Box,
  type DrawnMatte,
  type GroundParts,
  type MatteSurface,
  type ShadowShape,
  type Size,
  type Tile,
} from "@matte/engine";
import { drawnMatte } from "@matte/engine/pixels";
import { TilePattern } from "./styles.ts";
import type { PdfPicture } from "./surface.ts";

/** Longest side of soft parts in pixels: they have no details that more would show. */
const SOFT_SIDE = 2000;

const PIXELS = drawnMatte<Tile>({ image: (tile) => tile, pattern: (tile) => new TilePattern(tile) });

/** @param canvas the framed picture's size */
export function pdfMatte(canvas: Size): DrawnMatte<PdfPicture> {
  const factor = Math.min(1, SOFT_SIDE / Math.max(canvas.width, canvas.height));
  const drawn = (box: Box, draw: (reduced: Box) => Tile): PdfPicture => {
    const reduced = reducedBox(box, factor);
    return { tile: draw(reduced), covers: scaled(reduced, 1 / factor) };
  };
  return {
    shadow: (shape, box) => drawn(box, (reduced) => PIXELS.shadow(reducedShadow(shape, factor), reduced)),
    ground: (parts, box, photo) => drawn(box, (reduced) => PIXELS.ground(reducedGround(parts, factor), reduced, photo)),
    surface: (relief, background) => PIXELS.surface(relief, background),
  };
}

/** Whole pixels around a reduced box. */
function reducedBox(box: Box, factor: number): Box {
  const { x, y, width, height } = scaled(box, factor);
  const [left, top] = [Math.floor(x), Math.floor(y)];
  return { x: left, y: top, width: Math.ceil(x + width) - left, height: Math.ceil(y + height) - top };
}

function scaled({ x, y, width, height }: Box, factor: number): Box {
  return { x: x * factor, y: y * factor, width: width * factor, height: height * factor };
}

function reducedShadow({ falls, casts, edge, radius }: ShadowShape, factor: number): ShadowShape {
  const reduced = casts.map(({ x, y, blur, opacity }) => ({
    x: x * factor,
    y: y * factor,
    blur: blur * factor,
    opacity,
  }));
  return { falls, casts: reduced, edge: scaled(edge, factor), radius: radius * factor };
}

function reducedGround({ canvas, backdrop, surface, background }: GroundParts, factor: number): GroundParts {
  const size = { width: canvas.width * factor, height: canvas.height * factor };
  return { canvas: size, backdrop, surface: surface && reducedRelief(surface, factor), background };
}

function reducedRelief({ kind, depth, period }: MatteSurface, factor: number): MatteSurface {
  return { kind, depth, period: { width: period.width * factor, height: period.height * factor } };
}
