import { join } from "@matte/pixels/bytes";
import { encodeBand, encodePng, pngMachine } from "@matte/png";

/** Writes a grey ramp of 256 steps as a PNG; null without WebAssembly. */
export async function ramp(height: number): Promise<Uint8Array<ArrayBuffer> | null> {
  const machine = pngMachine();
  if (machine === null) return null;
  const row = Uint8ClampedArray.from({ length: 4 * 256 }, (_, at) => (at % 4 === 3 ? 255 : at >> 2));
  const picture = {
    width: 256,
    height,
    format: { colour: "grey", depth: 8 },
    chunks: [],
    // Called for a few rows at a time.
    read: (_top: number, rows: number) =>
      Uint8ClampedArray.from({ length: rows * row.length }, (_, at) => row[at % row.length] ?? 0),
  } as const;
  // Helpers are other threads: a band is plain data and may be encoded anywhere.
  return join(await encodePng(picture, { own: async (band) => encodeBand(machine, band), helpers: [] }));
}
