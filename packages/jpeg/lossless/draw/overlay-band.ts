import type { Box } from "@matte/engine";
import { FallbackError } from "../fallback.ts";
import type { McuCanvas } from "./mcu-canvas.ts";
import { shared } from "./boxes.ts";

/** Largest channel difference still counted as grey: text antialiasing rounds each channel. */
const MAX_GREY_SPREAD = 3;

/** A pixel's alpha bits in this machine's byte order. */
const ALPHA = new Uint32Array(Uint8Array.of(0, 0, 0, 255).buffer)[0]!;

/** Returns true for a transparent 32-bit pixel. */
export function isClear(word: number): boolean {
  return (word & ALPHA) === 0;
}

export class OverlayBand {
  readonly box: Box;
  /** RGBA, row by row. */
  readonly pixels: Uint8ClampedArray;
  readonly #words: Uint32Array;

  /** @param pixels RGBA of the box, row by row */
  constructor(box: Box, pixels: Uint8ClampedArray) {
    if (pixels.length !== box.width * box.height * 4) throw new RangeError("Painted pixels do not fill their box.");
    this.box = box;
    this.pixels = pixels.byteOffset % 4 === 0 ? pixels : pixels.slice();
    this.#words = new Uint32Array(this.pixels.buffer, this.pixels.byteOffset, box.width * box.height);
  }

  /** Only colour in a cell, as a 32-bit pixel; null for several. */
  evenWord(cell: Box): number | null {
    const area = shared(cell, this.box);
    if (area === null) return null;
    const first = this.#words[this.#at(area.x, area.y)]!;
    for (let y = area.y; y < area.y + area.height; y += 1) {
      const from = this.#at(area.x, y);
      for (let at = from; at < from + area.width; at += 1) if (this.#words[at] !== first) return null;
    }
    return first;
  }

  /** Blends the band inside a cell over the MCU. */
  blend(cell: Box, canvas: McuCanvas): void {
    const area = shared(cell, this.box);
    if (area === null) return;
    const [left, top] = [this.box.x - cell.x, this.box.y - cell.y];
    for (let y = area.y; y < area.y + area.height; y += 1) {
      for (let x = area.x; x < area.x + area.width; x += 1) {
        canvas.blend((y + top) * cell.width + x + left, this.pixels, this.#at(x, y) * 4);
      }
    }
  }

  /** @throws {FallbackError} `grey-photo` if any painted pixel has a colour */
  checkGrey(): void {
    const pixels = this.pixels;
    for (let at = 0; at < pixels.length; at += 4) {
      const [red, green, blue] = [pixels[at]!, pixels[at + 1]!, pixels[at + 2]!];
      const spread = Math.max(red, green, blue) - Math.min(red, green, blue);
      if (spread > MAX_GREY_SPREAD && pixels[at + 3]! > 0)
        throw new FallbackError("grey-photo", "colours on a grey photo");
    }
  }

  #at(x: number, y: number): number {
    return y * this.box.width + x;
  }
}
