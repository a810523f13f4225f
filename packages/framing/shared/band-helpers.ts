/** Threads encoding a picture's bands in parallel with the framing thread. */
import type { JpegBandHelper } from "@matte/jpeg";
import type { PngBandHelper } from "@matte/png";
import { detach } from "./memory.ts";
import { nextTask } from "./next-task.ts";

export type BandedFormat = "png" | "jpeg";

export interface BandHelpers {
  readonly png: readonly PngBandHelper[];
  readonly jpeg: readonly JpegBandHelper[];
  end(): void;
}

/** Starts at most `count` threads for a format, which load in the background. */
export type StartHelpers = (format: BandedFormat, count: number) => BandHelpers;

export const NO_HELPERS: BandHelpers = { png: [], jpeg: [], end: () => undefined };

/** For threads whose neighbours keep the other cores busy, and platforms without helper threads. */
export const startNoHelpers: StartHelpers = () => NO_HELPERS;

interface Band {
  readonly pixels: Uint8Array<ArrayBuffer> | Uint8ClampedArray<ArrayBuffer>;
}

/** Makes a coder on this thread. It yields before each band, so that helpers get their next one instead of idling. */
export function yieldingCoder<Item extends Band, Coded>(encode: (band: Item) => Coded): (band: Item) => Promise<Coded> {
  return async (band) => {
    await nextTask();
    try {
      return encode(band);
    } finally {
      detach(band.pixels);
    }
  };
}
