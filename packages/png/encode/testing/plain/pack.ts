import type { PngOps } from "../../ops.ts";
import type { PlainMemory } from "./memory.ts";

export function packIn(memory: PlainMemory): PngOps["pack"] {
  return (from, to, pixels, channels) => {
    const { bytes } = memory;
    for (let pixel = 0; pixel < pixels; pixel += 1) {
      const source = from + 4 * pixel;
      bytes.set(bytes.subarray(source, source + channels), to + pixel * channels);
    }
  };
}
