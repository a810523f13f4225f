/** Image files of framed samples: their URLs, and their contents from the cache or from the renderer. */
import type { FramedSample } from "../../src/domain/pictures/framed-sample.ts";
import { cachedPicture, cachePicture } from "./cache.ts";
import { encode, encodePoster, type Format, type Output } from "./encode.ts";
import { recipeOf } from "./recipe.ts";
import { renderSample, type RenderedSample } from "./renderer.ts";

export interface PictureFile {
  /** Path from the site's root. It changes with the recipe: browsers may cache the file for ever. */
  readonly url: string;
  /** Recipe hash, the file's name in the cache. */
  readonly recipe: string;
  readonly contents: () => Promise<Buffer>;
}

/** A sample, with the folder and name at the start of its files' URLs. */
export interface NamedSample {
  readonly path: string;
  readonly sample: FramedSample;
}

export function imageFile({ path, sample }: NamedSample, width: number, format: Format): PictureFile {
  return fileOf(`${path}-${width}`, sample, { width, format }, (rendered) => encode(rendered, { width, format }));
}

export function posterFile({ path, sample }: NamedSample): PictureFile {
  return fileOf(`${path}-poster`, sample, { width: "poster", format: "jpeg" }, encodePoster);
}

type Encode = (rendered: RenderedSample) => Promise<Buffer>;

function fileOf(path: string, sample: FramedSample, output: Output, encoding: Encode): PictureFile {
  const recipe = recipeOf(sample, output);
  const url = `${path}-${recipe.slice(0, 10)}.${output.format}`;
  return { url, recipe, contents: () => contentsOf(recipe, sample, encoding) };
}

let latest: { readonly sample: FramedSample; readonly rendered: Promise<RenderedSample> } | undefined;

async function contentsOf(recipe: string, sample: FramedSample, encoding: Encode): Promise<Buffer> {
  const cached = await cachedPicture(recipe);
  if (cached !== undefined) return cached;
  // Each sample's files are requested in succession, so it is rendered once.
  if (latest?.sample !== sample) latest = { sample, rendered: renderSample(sample) };
  const contents = await encoding(await latest.rendered);
  await cachePicture(recipe, contents);
  return contents;
}
