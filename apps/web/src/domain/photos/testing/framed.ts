/** Shared by specs in the browser: fixtures framed by a real pool, and pixel comparison. */
import { DEFAULT_SETTINGS, type Settings } from "@matte/engine";
import type { PhotoName } from "../../../../../../test/photos/index.ts";
import type { FramedPhoto, LoadedPhoto, PhotoPool } from "../types.ts";
import { fixture } from "./fixtures.ts";

export interface Framed extends FramedPhoto {
  readonly photo: LoadedPhoto;
}

export interface Framing {
  readonly settings?: Partial<Settings>;
  readonly subject?: string;
  readonly watermark?: boolean;
  readonly logo?: Blob;
}

export async function frameFixture(pool: PhotoPool, name: PhotoName, framing: Framing = {}): Promise<Framed> {
  const file = await fixture(name);
  const photo = await pool.load(file);
  const { settings, subject = "", watermark = false, logo = null } = framing;
  const job = { file, facts: photo.facts, settings: { ...DEFAULT_SETTINGS, ...settings }, subject, watermark, logo };
  return { ...(await pool.frame(job)), photo };
}

/** The photo's left edge in a frame without caption, the same on all sides. */
export function edgeOf({ size, photo }: Framed): number {
  return (size.width - photo.facts.size.width) / 2;
}

/** Peak signal-to-noise ratio in dB between two RGBA pictures with equal size; infinite if they are equal. */
export function psnr(one: Uint8ClampedArray, other: Uint8ClampedArray): number {
  let sum = 0;
  for (let at = 0; at < one.length; at += 1) {
    if (at % 4 !== 3) sum += ((one[at] ?? 0) - (other[at] ?? 0)) ** 2;
  }
  return 10 * Math.log10(255 ** 2 / (sum / (one.length * 0.75)));
}
