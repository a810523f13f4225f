/** Pictures for the built pages and the app: their files, and how `<img>` elements refer to them. */
import type { BuiltPicture, FramedSample } from "../../src/domain/pictures/framed-sample.ts";
import { CATALOGUE } from "../../src/features/landing/pictures/catalogue.ts";
import { APP_SAMPLES } from "./app-samples.ts";
import { type Format, POSTER } from "./encode.ts";
import { imageFile, type NamedSample, type PictureFile, posterFile } from "./files.ts";
import { layoutSample } from "./renderer.ts";
import { shotFiles, shots } from "./shots.ts";

export type { PictureFile } from "./files.ts";

export interface Poster {
  readonly url: string;
  readonly width: number;
  readonly height: number;
}

/** Pictures on static pages, left to the network by the service worker. */
const PAGE_FOLDER = "/assets/pictures/";
/** The app's pictures, kept by the service worker. */
const APP_FOLDER = "/assets/samples/";
/** Formats by preference. JPEG is for browsers older than the supported ones: two sizes are enough. */
const PAGE_FORMATS = ["avif", "webp", "jpeg"] as const;
const JPEG_SIZES = 2;
/** Every browser that runs the app decodes it. */
const APP_FORMAT = "avif";

/** All image files, grouped by sample. */
export function pictureFiles(): PictureFile[] {
  const pages = [...CATALOGUE.keys()].flatMap((name) => {
    const sample = pageSample(name);
    return [...PAGE_FORMATS.flatMap((format) => filesIn(sample, format)), posterFile(sample)];
  });
  const app = [...APP_SAMPLES].flatMap(([name, sample]) => filesIn({ path: APP_FOLDER + name, sample }, APP_FORMAT));
  return [...pages, ...app, ...shotFiles(PAGE_FOLDER)];
}

/** The static pages' pictures by name. */
export async function pictures(): Promise<ReadonlyMap<string, BuiltPicture>> {
  const names = [...CATALOGUE.keys()];
  const entries = names.map(async (name) => [name, await describe(pageSample(name), PAGE_FORMATS)] as const);
  return new Map([...(await Promise.all(entries)), ...(await shots(PAGE_FOLDER))]);
}

/** @throws {Error} when the app has no picture with this name */
export function appPicture(name: string): Promise<BuiltPicture> {
  return describe({ path: APP_FOLDER + name, sample: found(APP_SAMPLES, name) }, [APP_FORMAT]);
}

/** @throws {Error} when the landing page has no picture with this name */
export function posterOf(name: string): Poster {
  return { url: posterFile(pageSample(name)).url, ...POSTER };
}

function pageSample(name: string): NamedSample {
  return { path: PAGE_FOLDER + name, sample: found(CATALOGUE, name) };
}

function found(samples: ReadonlyMap<string, FramedSample>, name: string): FramedSample {
  const sample = samples.get(name);
  if (sample === undefined) throw new Error(`No picture is called ${name}.`);
  return sample;
}

function filesIn(named: NamedSample, format: Format): (PictureFile & { readonly width: number })[] {
  const { widths } = named.sample;
  const used = format === "jpeg" ? widths.slice(0, JPEG_SIZES) : widths;
  return used.map((width) => ({ width, ...imageFile(named, width, format) }));
}

/** @param formats by preference; the last one is for `<img>` itself */
async function describe(named: NamedSample, formats: readonly Format[]): Promise<BuiltPicture> {
  const { width, height } = (await layoutSample(named.sample)).canvas;
  const sets = formats.map((format) => {
    const files = filesIn(named, format);
    const srcSet = files.map((file) => `${file.url} ${file.width}w`).join(", ");
    return { type: `image/${format}`, srcSet, src: files.at(-1)?.url ?? "" };
  });
  const { src = "", srcSet = "" } = sets.at(-1) ?? {};
  return {
    width,
    height,
    sources: sets.slice(0, -1).map(({ type, srcSet: set }) => ({ type, srcSet: set })),
    src,
    srcSet,
  };
}
