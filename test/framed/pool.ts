/** Loads and frames photos in Node by the page workers' code, with calls like the page's pool. */
import { createCanvas, loadImage, setTextRenderer } from "@napi-rs/canvas";
import { DEFAULT_SETTINGS, type Settings } from "@matte/engine";
import { loadPhoto } from "@matte/framing/decode/load.ts";
import { previewPhoto, reducedJpeg } from "@matte/framing/decode/reduced.ts";
import { frameToBlob } from "@matte/framing/frame/index.ts";
import type { FrameJob, FramedPhoto, LoadedPhoto } from "@matte/framing/photos/types.ts";
import { startNoHelpers } from "@matte/framing/shared/band-helpers.ts";
import { type FixtureName, photo } from "../photos/index.ts";
import type { Colour, Picture } from "./picture.ts";

interface Wanted {
  readonly previewLongSide?: number;
  readonly padded?: boolean;
}

export const pool = {
  load: (file: Blob, { previewLongSide = 0, padded = false }: Wanted = {}): Promise<LoadedPhoto> =>
    loadPhoto(file, previewLongSide, padded),
  frame: (job: FrameJob): Promise<FramedPhoto> => {
    // As the command line draws; specs share the process with others.
    setTextRenderer("system");
    return frameToBlob(job, { enter: () => undefined, startHelpers: startNoHelpers });
  },
  preview: previewPhoto,
  reduce: reducedJpeg,
};

/** Returns a fixture under a name without an extension, as fetched by the page's specs. */
export async function fixture(name: FixtureName): Promise<File> {
  return new File([await photo(name)], name);
}

export interface FramedFixture extends FramedPhoto {
  readonly photo: LoadedPhoto;
}

export async function frameFile(
  file: File,
  settings: Partial<Settings>,
  more: Partial<FrameJob> = {},
): Promise<FramedFixture> {
  const loaded = await pool.load(file);
  const job = { file, facts: loaded.facts, settings: { ...DEFAULT_SETTINGS, ...settings }, subject: "", ...more };
  return { ...(await pool.frame({ watermark: false, logo: null, ...job })), photo: loaded };
}

/** Returns the photo's left edge in a frame without caption, the same on all sides. */
export function edgeOf({ size, photo: { facts } }: FramedFixture): number {
  return (size.width - facts.size.width) / 2;
}

/** Returns all pixels in an encoded picture or bitmap, as shown by a canvas with Chromium's painter. */
export async function pixelsOf(
  picture: Blob | ImageBitmap,
  colorSpace: PredefinedColorSpace = "srgb",
): Promise<Picture> {
  const image = picture instanceof Blob ? await loadImage(Buffer.from(await picture.arrayBuffer())) : picture;
  const context = createCanvas(image.width, image.height).getContext("2d", { colorSpace });
  context.drawImage(image as Parameters<typeof context.drawImage>[0], 0, 0);
  const { data, width, height } = context.getImageData(0, 0, image.width, image.height, { colorSpace });
  return { data: new Uint8Array(data), width, height };
}

/** Returns one pixel's colour, at fractions of width and height. */
export function colourAt({ data, width, height }: Picture, u: number, v: number): Colour {
  const at = 4 * (Math.floor(v * height) * width + Math.floor(u * width));
  return [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
}
