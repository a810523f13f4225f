/** Fill styles of a PDF. */
import { channels, type Gradient, type HexColour, type Tile } from "@matte/engine";
import type { Affine } from "../read/orientation.ts";
import { decimals, transform } from "./file.ts";

/** Style that fills with a tile repeated from the upper left corner. */
export class TilePattern {
  readonly tile: Tile;

  constructor(tile: Tile) {
    this.tile = tile;
  }
}

export class PdfGradient implements Gradient {
  readonly coords: readonly number[];
  readonly stops: { readonly offset: number; readonly colour: string }[] = [];

  constructor(coords: readonly number[]) {
    this.coords = coords;
  }

  addColorStop(offset: number, colour: string): void {
    this.stops.push({ offset, colour });
  }
}

/** An axial shading, ISO 32000-1 §8.7.4.5.3. @param base from the gradient's points to the page */
export function shadingPattern({ coords, stops }: PdfGradient, base: Affine): string {
  const [from, to] = [stops[0]?.colour ?? "#000000", stops.at(-1)?.colour ?? "#000000"];
  const colours = `/C0[${colourOperands(from)}]/C1[${colourOperands(to)}]`;
  return (
    `<</PatternType 2/Matrix[${transform(base)}]/Shading<</ShadingType 2/ColorSpace/DeviceRGB` +
    `/Coords[${decimals(...coords)}]/Extend[true true]/Function<</FunctionType 2/Domain[0 1]${colours}/N 1>>>>>>`
  );
}

export function colourOperands(colour: string): string {
  return decimals(...channels(colour as HexColour).map((value) => value / 255));
}
