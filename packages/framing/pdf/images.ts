/** Drawn images of a PDF (ISO 32000-1 §8.9.5), each written once. */
import type { Tile } from "@matte/engine";
import type { Affine } from "../read/orientation.ts";
import { letters, type PdfFile, type Ref, reference, transform } from "./file.ts";

const OPAQUE = 255;

export class PdfImages {
  readonly #file: PdfFile;
  readonly #known = new Map<string, Ref>();
  readonly #waiting: { readonly ref: Ref; readonly tile: Tile }[] = [];
  readonly #patterns: { readonly ref: Ref; readonly tile: Tile; readonly image: Ref; readonly base: Affine }[] = [];

  constructor(file: PdfFile) {
    this.#file = file;
  }

  /** Returns the number of an image, which {@link flush} writes. */
  refOf(tile: Tile): Ref {
    const key = keyOf(tile);
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const ref = this.#file.reserve();
    this.#known.set(key, ref);
    this.#waiting.push({ ref, tile });
    return ref;
  }

  /** Returns the number of a tiling pattern (§8.7.3). @param base from the tile's pixels to the page */
  patternOf(tile: Tile, base: Affine): Ref {
    const image = this.refOf(tile);
    const key = [image, ...base].join(" ");
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const ref = this.#file.reserve();
    this.#known.set(key, ref);
    this.#patterns.push({ ref, tile, image, base });
    return ref;
  }

  /** Writes the images and patterns of a page. */
  async flush(): Promise<void> {
    for (const { ref, tile, image, base } of this.#patterns.splice(0)) {
      const { width, height } = tile;
      const entries =
        `/PatternType 1/PaintType 1/TilingType 1/BBox[0 0 ${width} ${height}]/XStep ${width}/YStep ${height}` +
        `/Matrix[${transform(base)}]/Resources<</XObject<</T ${reference(image)}>>>>`;
      await this.#file.addStream(entries, [letters(`${width} 0 0 ${-height} 0 ${height} cm/T Do`)], ref);
    }
    for (const { ref, tile } of this.#waiting.splice(0)) await this.#write(tile, ref);
  }

  async #write(tile: Tile, ref: Ref): Promise<void> {
    const { width, height } = tile;
    const alpha = channelOf(tile, 3);
    if (alpha.every((value) => value === OPAQUE)) {
      await this.#file.addPacked(imageEntries({ width, height }, "DeviceRGB"), colours(tile), ref);
      return;
    }
    const mask = await this.#file.addPacked(imageEntries({ width, height }, "DeviceGray"), alpha);
    // A shadow has one colour: its shape is the mask's.
    const one = colourOf(tile);
    const [data, size] = one === null ? [colours(tile), { width, height }] : [one, { width: 1, height: 1 }];
    await this.#file.addPacked(`${imageEntries(size, "DeviceRGB")}/SMask ${reference(mask)}`, data, ref);
  }
}

/** @param space the colour space's name */
function imageEntries(size: Pick<Tile, "width" | "height">, space: string): string {
  return (
    `/Type/XObject/Subtype/Image/Width ${size.width}/Height ${size.height}` +
    `/ColorSpace/${space}/BitsPerComponent 8/Interpolate true`
  );
}

function channelOf({ pixels }: Tile, channel: number): Uint8Array<ArrayBuffer> {
  return Uint8Array.from({ length: pixels.length / 4 }, (_, n) => pixels[4 * n + channel] ?? 0);
}

function colours({ pixels }: Tile): Uint8Array<ArrayBuffer> {
  const rgb = new Uint8Array((pixels.length / 4) * 3);
  for (let from = 0, to = 0; from < pixels.length; from += 4, to += 3) rgb.set(pixels.subarray(from, from + 3), to);
  return rgb;
}

/** Returns the colour of all pixels that are seen; null if there are several. */
function colourOf({ pixels }: Tile): Uint8Array<ArrayBuffer> | null {
  let found: readonly number[] | null = null;
  for (let at = 0; at < pixels.length; at += 4) {
    if (pixels[at + 3] === 0) continue;
    found ??= [...pixels.subarray(at, at + 3)];
    if (found.some((value, channel) => pixels[at + channel] !== value)) return null;
  }
  return Uint8Array.from(found ?? [0, 0, 0]);
}

function keyOf({ width, height, pixels }: Tile): string {
  return `${width} ${height} ${hashOf(pixels)}`;
}

/** Key of contents: their length and two 32-bit hashes (FNV-1a). */
export function hashOf(bytes: Uint8Array | Uint8ClampedArray): string {
  let [one, other] = [0x811c9dc5, 0x01000193];
  for (const value of bytes) {
    one = Math.imul(one ^ value, 0x01000193);
    other = Math.imul(other ^ value, 0x85ebca6b);
  }
  return [bytes.length, one >>> 0, other >>> 0].join(" ");
}
