/** A photo's pixels at an eighth of its size, and its tones. */
import { isWideGamutProfile } from "@matte/pixels";
import { openReducible } from "@matte/jpeg";
import { type PhotoTones, photoTones, type Size } from "@matte/engine";
import { isStoredAs } from "../read/colour-profile.ts";
import { intoStored } from "../read/orientation.ts";
import type { PhotoSource } from "../read/source.ts";
import { openContext, release, setSize } from "../shared/canvas.ts";
import { type DecodableFacts, decodeWhole } from "./index.ts";

/** Side of a block, the average of which is a pixel. */
const BLOCK = 8;

/** Tones of a decoded photo, for previews. @param size the photo's: the pixels may be fewer */
export function tonesOf(pixels: ImageBitmap, size: Size): PhotoTones {
  const eighth = eighthOf(size);
  const context = openContext(eighth, false, { willReadFrequently: true });
  try {
    context.drawImage(pixels, 0, 0, eighth.width, eighth.height);
    return photoTones(context.getImageData(0, 0, eighth.width, eighth.height).data, eighth);
  } finally {
    release(context.canvas);
  }
}

/** A photo at an eighth of its size, upright. */
export interface Eighth {
  readonly size: Size;
  /** RGBA, in Display P3 if it is `wideGamut`. */
  readonly pixels: Uint8ClampedArray<ArrayBuffer>;
  readonly wideGamut: boolean;
}

/** Pixels for exports, alike on all platforms and screens: averages of a JPEG's blocks, or of as many pixels. */
export async function readEighth(source: PhotoSource, facts: DecodableFacts): Promise<Eighth> {
  const known = facts.part === undefined ? await jpegEighth(source) : null;
  return known ?? averagedEighth(await decodeWhole(source.file, facts));
}

/** Null for files that are no JPEGs, and for those in other colours than the canvas. */
async function jpegEighth(source: PhotoSource): Promise<Eighth | null> {
  const { bytes, header } = source;
  if (header.kind !== "jpeg") return null;
  const reducible = openReducible(bytes, { width: 1, height: 1 }, header.segments);
  const wideGamut = await isWideGamutProfile(header.profile);
  if (reducible === null || !(await isStoredAs(source, wideGamut))) return null;
  const stored = reducible.decode();
  return stored && { ...uprightPixels(stored, reducible.size, header.orientation), wideGamut };
}

function uprightPixels(
  stored: Uint8ClampedArray<ArrayBuffer>,
  from: Size,
  orientation: number,
): Pick<Eighth, "pixels" | "size"> {
  if (orientation === 1) return { pixels: stored, size: from };
  const size = orientation > 4 ? { width: from.height, height: from.width } : from;
  const [a, b, c, d, e, f] = intoStored(orientation, size);
  const words = new Uint32Array(stored.buffer, stored.byteOffset, from.width * from.height);
  const upright = new Uint32Array(words.length);
  for (let y = 0; y < size.height; y += 1) {
    for (let x = 0; x < size.width; x += 1) {
      const column = Math.floor(a * (x + 0.5) + c * (y + 0.5) + e);
      const row = Math.floor(b * (x + 0.5) + d * (y + 0.5) + f);
      upright[y * size.width + x] = words[row * from.width + column] ?? 0;
    }
  }
  return { pixels: new Uint8ClampedArray(upright.buffer), size };
}

/** Averages blocks itself, because canvases differ in how they scale. Closes the pixels. */
function averagedEighth(pixels: ImageBitmap): Eighth {
  const { width } = pixels;
  const eighth = eighthOf(pixels);
  const context = openContext({ width, height: BLOCK }, false, { willReadFrequently: true });
  const averages = new Uint8ClampedArray(4 * eighth.width * eighth.height);
  try {
    for (let row = 0; row < eighth.height; row += 1) {
      const height = Math.min(BLOCK, pixels.height - row * BLOCK);
      setSize(context, { width, height });
      context.drawImage(pixels, 0, -row * BLOCK);
      averageBlocks(context.getImageData(0, 0, width, height), averages.subarray(4 * row * eighth.width));
    }
    return { pixels: averages, size: eighth, wideGamut: false };
  } finally {
    release(context.canvas);
    pixels.close();
  }
}

/** Averages a row of blocks, each into a pixel. */
function averageBlocks({ data, width, height }: ImageData, into: Uint8ClampedArray): void {
  for (let at = 0; at < 4 * Math.ceil(width / BLOCK); at += 1) {
    const left = Math.floor(at / 4) * BLOCK;
    into[at] = averageOf(data, { left, right: Math.min(width, left + BLOCK), width, height }, at % 4);
  }
}

interface BlockSpan {
  readonly left: number;
  readonly right: number;
  /** Of the row of blocks. */
  readonly width: number;
  readonly height: number;
}

function averageOf(data: Uint8ClampedArray, { left, right, width, height }: BlockSpan, channel: number): number {
  let sum = 0;
  for (let y = 0; y < height; y += 1) {
    for (let x = left; x < right; x += 1) sum += data[4 * (y * width + x) + channel] ?? 0;
  }
  return sum / (height * (right - left));
}

function eighthOf({ width, height }: Size): Size {
  return { width: Math.ceil(width / BLOCK), height: Math.ceil(height / BLOCK) };
}
