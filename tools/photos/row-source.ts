/** A picture computed a few rows at a time, so that 100 megapixels need no array. */
export interface RowSource {
  readonly width: number;
  readonly height: number;
  /**
   * Returns rows `top` to `top + count - 1` as interleaved 8-bit RGB: `count * width * 3` bytes. Called from top to bottom, each
   * row once; the array may be reused by the next call.
   */
  rows(top: number, count: number): Uint8Array;
}

/** Whole picture: interleaved 8-bit RGB, `width * height * 3` bytes. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

/** Makes a row source from pixels. */
export function rowsOf(pixels: Pixels): RowSource {
  const stride = pixels.width * 3;
  return {
    width: pixels.width,
    height: pixels.height,
    rows: (top, count) => pixels.data.subarray(top * stride, (top + count) * stride),
  };
}

/** Reads all the source's rows. */
export function pixelsOf(source: RowSource): Pixels {
  const { width, height } = source;
  const data = new Uint8Array(width * height * 3);
  const step = 64;
  for (let top = 0; top < height; top += step) {
    data.set(source.rows(top, Math.min(step, height - top)), top * width * 3);
  }
  return { width, height, data };
}
