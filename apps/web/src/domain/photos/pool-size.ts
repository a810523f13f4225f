/** What the browser says of the computer. */
export interface Computer {
  readonly hardwareConcurrency?: number;
  /** Gigabytes, rounded and capped; Chromium only. */
  readonly deviceMemory?: number;
}

const MOST = 4;

/**
 * How many workers photos get: one a core, at most four, fewer where memory is short: each may hold a decoded photo and a
 * framed canvas, 0.8 GB together for one of 100 megapixels.
 */
export function poolSize({ hardwareConcurrency = 2, deviceMemory = 8 }: Computer): number {
  return Math.max(1, Math.min(MOST, hardwareConcurrency, Math.floor(deviceMemory / 2)));
}
