import type { GainMetadata, GainRange } from "./types.ts";

/** In stops. Screens and cameras are below 16. */
const MAX_STOPS = 64;
/** Cameras are near 1. */
const [MIN_GAMMA, MAX_GAMMA] = [0.001, 100];

/** Returns possible metadata, otherwise null. */
export function validMetadata(metadata: GainMetadata): GainMetadata | null {
  const { channels, baseHeadroom, alternateHeadroom } = metadata;
  const isHeadroom = [baseHeadroom, alternateHeadroom].every((stops) => stops >= 0 && stops <= MAX_STOPS);
  return isHeadroom && channels.every(isRange) ? metadata : null;
}

function isRange({ min, max, gamma, baseOffset, alternateOffset }: GainRange): boolean {
  const isFinite = [min, max, baseOffset, alternateOffset].every((value) => Math.abs(value) <= MAX_STOPS);
  return isFinite && min <= max && gamma >= MIN_GAMMA && gamma <= MAX_GAMMA;
}
