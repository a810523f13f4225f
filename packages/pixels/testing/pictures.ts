/** Shared by the specs: small pictures, and JPEGs made from them by the fixtures' writer. */
import { type JpegOptions, writeJpeg } from "../../../tools/photos/jpeg-writer/index.ts";
import { type RowSource, rowsOf } from "../../../tools/photos/row-source.ts";

/** Soft shapes with grain, determined by the seed. */
export function picture(width: number, height: number, seed = 1): RowSource {
  const data = new Uint8Array(width * height * 3);
  const across = Float64Array.from({ length: width * 3 }, (_, n) => 90 * Math.sin(Math.floor(n / 3) / 9 + (n % 3)));
  const down = Float64Array.from({ length: height * 3 }, (_, n) => Math.cos(Math.floor(n / 3) / 7 - (n % 3)));
  let state = seed * 2_654_435_761;
  for (let y = 0, n = 0; y < height; y += 1)
    for (let at = 0; at < across.length; at += 1, n += 1) {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      const shape = 128 + across[at]! * down[y * 3 + (at % 3)]!;
      data[n] = Math.max(0, Math.min(255, shape + (state >>> 27) - 16));
    }
  return rowsOf({ width, height, data });
}

export function jpeg(width: number, height: number, options: JpegOptions, seed?: number): Uint8Array<ArrayBuffer> {
  return writeJpeg(picture(width, height, seed), options);
}
