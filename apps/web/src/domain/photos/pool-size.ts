/** Computer properties reported by browsers. */
export interface Computer {
  readonly hardwareConcurrency?: number;
  /** Gigabytes, rounded and capped; Chromium only. */
  readonly deviceMemory?: number;
}

const MAX_WORKERS = 4;

/**
 * Photo workers: one per core, at most four, and fewer with little memory. Each may hold a decoded photo and a framed canvas,
 * together 0.8 GB at 100 megapixels.
 */
export function poolSize({ hardwareConcurrency = 2, deviceMemory = 8 }: Computer): number {
  return Math.max(1, Math.min(MAX_WORKERS, hardwareConcurrency, Math.floor(deviceMemory / 2)));
}
