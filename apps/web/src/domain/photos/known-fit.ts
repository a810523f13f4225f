import { isSameValue } from "@matte/engine";
import type { Drawn } from "./known-fallback.ts";
import type { SizeFit } from "./types.ts";

/** Result of an export within a file size limit. */
export interface KnownFit {
  readonly fit: SizeFit | null;
  readonly bytes: number;
  readonly drawn: Drawn;
}

/** Returns the result if an export would be made from the same settings and texts. */
export function currentFit(known: KnownFit | undefined, now: Drawn): KnownFit | undefined {
  if (known === undefined) return undefined;
  const { settings, subject, watermark, camera, part } = known.drawn;
  const isSame =
    subject === now.subject &&
    watermark === now.watermark &&
    isSameValue(camera, now.camera) &&
    isSameValue(part, now.part) &&
    isSameValue(settings, now.settings);
  return isSame ? known : undefined;
}
