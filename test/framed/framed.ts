/**
 * Exports photos in Node with the command line's jobs and platform. End-to-end tests compare its files with the built
 * page's, byte for byte, so proofs on these pictures hold for the page.
 */
import { setTextRenderer } from "@napi-rs/canvas";
import { DEFAULT_SETTINGS, type Plan, type Settings } from "@matte/engine";
import { frameToBytes } from "@matte/framing/frame/index.ts";
import type { FramedBytes } from "@matte/framing/photos/types.ts";
import { startNoHelpers } from "@matte/framing/shared/band-helpers.ts";
import type { CaptionTexts } from "../../apps/cli/src/captions.ts";
import { frameJobOf } from "../../apps/cli/src/photo-job.ts";
import { type FixtureName, photo, photoFile } from "../photos/index.ts";
import { decoded, type Picture } from "./picture.ts";

export interface Wanted {
  readonly plan?: Plan;
  /** For guessing the caption's subject. */
  readonly fileName?: string;
  /** The logo in the settings, as PNG. */
  readonly logo?: Uint8Array<ArrayBuffer>;
  /** Typed for the photo. */
  readonly texts?: CaptionTexts;
}

/** Frames a fixture. Without other settings it has no caption. */
export async function framedPhoto(
  name: FixtureName,
  settings: Partial<Settings>,
  { plan = "pro", fileName, logo, texts }: Wanted = {},
): Promise<FramedBytes> {
  // As the command line draws; specs share the process with others.
  setTextRenderer("system");
  const file = await photoFile(name, fileName);
  const wanted = { settings: { ...DEFAULT_SETTINGS, ...settings }, plan, ...(logo === undefined ? {} : { logo }) };
  const job = await frameJobOf(file, wanted, { number: 1, count: 1 }, texts);
  return frameToBytes(job, { enter: () => undefined, startHelpers: startNoHelpers });
}

/** Returns a framed fixture's pixels, by an independent decoder. */
export async function framedPicture(...photoAndFrame: Parameters<typeof framedPhoto>): Promise<Picture> {
  return decoded((await framedPhoto(...photoAndFrame)).bytes);
}

/** Returns a fixture's own pixels, upright. */
export async function sourcePicture(name: FixtureName): Promise<Picture> {
  return decoded(await photo(name));
}
