/** The pictures of the built pages: which files there are, and what is in them. Made once, kept by their recipes. */
import { CATALOGUE } from "../../src/features/landing/pictures/catalogue.ts";
import type { Exhibit, Picture } from "../../src/features/landing/pictures/exhibit.ts";
import { keepPicture, keptPicture } from "./cache.ts";
import { encode, encodePoster, FORMATS, type Format, type Make, POSTER } from "./encode.ts";
import { recipeOf } from "./recipe.ts";
import { shotFiles, shots } from "./shots.ts";
import { frameExhibit, type Framed, layoutExhibit } from "./studio.ts";

export interface PictureFile {
  /** Address from the site's root; it changes with the recipe, so that browsers may keep the file for ever. */
  readonly url: string;
  /** The recipe's hash: the file's name in the cache. */
  readonly recipe: string;
  readonly contents: () => Promise<Buffer>;
}

/** A picture for those who link to a page. */
export interface Poster {
  readonly url: string;
  readonly width: number;
  readonly height: number;
}

const FOLDER = "/assets/pictures/";
/** JPEG is for browsers that are older than all that are supported: two sizes will do. */
const JPEG_SIZES = 2;

/** Every file, those of one export beside each other. */
export function pictureFiles(): PictureFile[] {
  const exhibits = [...CATALOGUE].flatMap(([name, exhibit]) => [
    ...FORMATS.flatMap((format) => filesIn(name, exhibit, format)),
    posterFile(name, exhibit),
  ]);
  return [...exhibits, ...shotFiles(FOLDER)];
}

/** Every picture's proportions and addresses, by its name. */
export async function pictures(): Promise<ReadonlyMap<string, Picture>> {
  const entries = [...CATALOGUE].map(async ([name, exhibit]) => [name, await describe(name, exhibit)] as const);
  return new Map([...(await Promise.all(entries)), ...(await shots(FOLDER))]);
}

/** @throws when the catalogue has no picture of that name */
export function posterOf(name: string): Poster {
  const exhibit = CATALOGUE.get(name);
  if (exhibit === undefined) throw new Error(`No picture is called ${name}.`);
  return { url: posterFile(name, exhibit).url, ...POSTER };
}

function posterFile(name: string, exhibit: Exhibit): PictureFile {
  return fileOf(`${name}-poster`, exhibit, { width: "poster", format: "jpeg" }, encodePoster);
}

function filesIn(name: string, exhibit: Exhibit, format: Format): (PictureFile & { readonly width: number })[] {
  const widths = format === "jpeg" ? exhibit.widths.slice(0, JPEG_SIZES) : exhibit.widths;
  return widths.map((width) => ({
    width,
    ...fileOf(`${name}-${width}`, exhibit, { width, format }, (framed) => encode(framed, { width, format })),
  }));
}

function fileOf(name: string, exhibit: Exhibit, make: Make, develop: (framed: Framed) => Promise<Buffer>): PictureFile {
  const recipe = recipeOf(exhibit, make);
  const url = `${FOLDER}${name}-${recipe.slice(0, 10)}.${make.format}`;
  return { url, recipe, contents: () => contentsOf(recipe, exhibit, develop) };
}

async function describe(name: string, exhibit: Exhibit): Promise<Picture> {
  const { width, height } = (await layoutExhibit(exhibit)).canvas;
  const srcSet = (format: Format): string =>
    filesIn(name, exhibit, format)
      .map((file) => `${file.url} ${file.width}w`)
      .join(", ");
  const sources = (["avif", "webp"] as const).map((format) => ({ type: `image/${format}`, srcSet: srcSet(format) }));
  return { width, height, sources, src: filesIn(name, exhibit, "jpeg").at(-1)?.url ?? "", srcSet: srcSet("jpeg") };
}

let latest: { readonly exhibit: Exhibit; readonly framed: Promise<Framed> } | undefined;

/** A file's contents, from the cache where its recipe was followed before. */
async function contentsOf(recipe: string, exhibit: Exhibit, develop: (framed: Framed) => Promise<Buffer>) {
  const kept = await keptPicture(recipe);
  if (kept !== undefined) return kept;
  // One export makes all its files, which are asked for one after another.
  if (latest?.exhibit !== exhibit) latest = { exhibit, framed: frameExhibit(exhibit) };
  const contents = await develop(await latest.framed);
  await keepPicture(recipe, contents);
  return contents;
}
