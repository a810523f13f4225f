/**
 * Exports of photos in Node: the jobs and the platform of the command line. End-to-end tests compare its files with the built
 * page's, byte for byte, so what is proved of these pictures holds for the page.
 */
import { setTextRenderer } from "@napi-rs/canvas";
import { DEFAULT_SETTINGS, type Plan, type Settings } from "@matte/engine";
import { frameToBytes } from "@matte/framing/frame/index.ts";
import type { FramedBytes } from "@matte/framing/photos/types.ts";
import { startNoHelpers } from "@matte/framing/shared/band-helpers.ts";
import { frameJobOf } from "../../apps/cli/src/photo-job.ts";
import { type FixtureName, photo, photoFile } from "../photos/index.ts";
import { decoded, type Picture } from "./picture.ts";

export interface Wanted {
  readonly plan?: Plan;
  /** The caption's subject is guessed from it. */
  readonly fileName?: string;
  /** PNG of the logo that the settings have. */
  readonly logo?: Uint8Array<ArrayBuffer>;
}

/** Frames a fixture. Without other settings it has no caption. */
export async function framedPhoto(
  name: FixtureName,
  settings: Partial<Settings>,
  { plan = "pro", fileName, logo }: Wanted = {},
): Promise<FramedBytes> {
  // As the command line draws; specs share the process with others.
  setTextRenderer("system");
  const file = await photoFile(name, fileName);
  const wanted = { settings: { ...DEFAULT_SETTINGS, ...settings }, plan, ...(logo === undefined ? {} : { logo }) };
  const job = await frameJobOf(file, wanted, { number: 1, count: 1 });
  return frameToBytes(job, { enter: () => undefined, startHelpers: startNoHelpers });
}

/** Pixels of a framed fixture, by an independent decoder. */
export async function framedPicture(...photoAndFrame: Parameters<typeof framedPhoto>): Promise<Picture> {
  return decoded((await framedPhoto(...photoAndFrame)).bytes);
}

/** Pixels of a fixture itself, upright. */
export async function sourcePicture(name: FixtureName): Promise<Picture> {
  return decoded(await photo(name));
}
