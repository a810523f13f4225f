/** Shared by the specs: small pictures, and JPEGs made from them by the fixtures' writer. */
import { type JpegOptions, writeJpeg } from "../../../../../../tools/photos/jpeg-writer/index.ts";
import { type RowSource, rowsOf } from "../../../../../../tools/photos/row-source.ts";

/** Soft shapes with grain, determined by the seed. */
export function picture(width: number, height: number, seed = 1): RowSource {
  const data = new Uint8Array(width * height * 3);
  let state = seed * 2_654_435_761;
  for (let n = 0; n < data.length; n += 1) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    const [x, y, channel] = [Math.floor(n / 3) % width, Math.floor(n / 3 / width), n % 3];
    const shape = 128 + 90 * Math.sin(x / 9 + channel) * Math.cos(y / 7 - channel);
    data[n] = Math.max(0, Math.min(255, shape + (state >>> 27) - 16));
  }
  return rowsOf({ width, height, data });
}

export function jpeg(width: number, height: number, options: JpegOptions, seed?: number): Uint8Array<ArrayBuffer> {
  return writeJpeg(picture(width, height, seed), options);
}
