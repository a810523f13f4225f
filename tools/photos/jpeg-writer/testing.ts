/** Reads marker segments and restart markers, for specs. */

export interface FoundSegment {
  readonly marker: number;
  /** Without marker and length. */
  readonly data: Uint8Array;
}

/** Returns all the file's markers in order, ITU-T T.81 §B.1.1.3; those in entropy-coded data (RSTn) have no data. */
export function markersOf(file: Uint8Array): readonly FoundSegment[] {
  const found: FoundSegment[] = [];
  for (let at = 0; at < file.length - 1;) {
    const marker = file[at + 1]!;
    if (file[at] !== 0xff || marker === 0 || marker === 0xff) at++;
    else if (marker >= 0xd0 && marker <= 0xd9) {
      found.push({ marker, data: new Uint8Array() });
      at += 2;
      if (marker === 0xd9) break;
    } else {
      const end = at + 2 + file[at + 2]! * 256 + file[at + 3]!;
      found.push({ marker, data: file.subarray(at + 4, end) });
      at = end;
    }
  }
  return found;
}

/** Sampling factors in the frame header, ITU-T T.81 §B.2.2: `2x2 1x1 1x1` for 4:2:0. */
export function samplingOf(file: Uint8Array): string {
  const frame = markersOf(file).find(({ marker }) => marker === 0xc0 || marker === 0xc2)!.data;
  const factors = Array.from({ length: frame[5]! }, (_, n) => frame[7 + n * 3]!);
  return factors.map((both) => `${both >> 4}x${both & 15}`).join(" ");
}

/** Returns the numbers n in RSTn markers, in order. */
export function restartsOf(file: Uint8Array): readonly number[] {
  return markersOf(file)
    .filter(({ marker }) => marker >= 0xd0 && marker <= 0xd7)
    .map(({ marker }) => marker - 0xd0);
}

/** Returns the peak signal-to-noise ratio for 8-bit samples, in decibels. */
export function psnr(a: Uint8Array, b: Uint8Array): number {
  const squares = a.reduce((sum, value, n) => sum + (value - b[n]!) ** 2, 0);
  return 10 * Math.log10((255 * 255 * a.length) / squares);
}
