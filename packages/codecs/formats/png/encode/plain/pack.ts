import type { PlainMemory } from "./memory.ts";

/** {@link PngOps.pack} */
export function pack({ bytes }: PlainMemory, from: number, to: number, pixels: number, channels: number): void {
  for (let pixel = 0; pixel < pixels; pixel += 1) {
    const source = from + 4 * pixel;
    bytes.set(bytes.subarray(source, source + channels), to + pixel * channels);
  }
}
