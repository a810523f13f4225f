/** Speeds by code from {@link THIRDS_FROM}, in thirds of a stop. */
const THIRDS = [
  50, 64, 80, 100, 125, 160, 200, 250, 320, 400, 500, 640, 800, 1000, 1250, 1600, 2000, 2500, 3200, 4000, 5000, 6400,
  8000, 10_000, 12_800, 16_000, 20_000, 25_600, 32_000, 40_000, 51_200, 64_000, 80_000, 102_400, 128_000, 160_000,
  204_800, 256_000, 320_000, 409_600, 512_000, 640_000, 819_200,
];
const THIRDS_FROM = 3;

/** Speeds by code from {@link HALVES_FROM}, in half stops. */
const HALVES = [
  50, 70, 100, 140, 200, 280, 400, 560, 800, 1100, 1600, 2200, 3200, 4500, 6400, 9000, 12_800, 18_000, 25_600, 36_000,
  51_200, 72_000, 102_400, 144_000, 204_800, 288_000,
];
const HALVES_FROM = 258;

/** Compact cameras write the speed itself as code. */
const SPEEDS: ReadonlySet<number> = new Set([50, 100, 200, 400, 800, 1600, 3200]);

/** Converts a code in Pentax's ISO field to the ISO speed. */
export function pentaxIso(code: number): number | undefined {
  return THIRDS[code - THIRDS_FROM] ?? (SPEEDS.has(code) ? code : HALVES[code - HALVES_FROM]);
}
