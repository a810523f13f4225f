import type { ColourModel } from "../markers/picture.ts";
import type { Rgb } from "../types.ts";

/** Weights for a component's sample, 0 to 255: `red * R + green * G + blue * B + offset`. */
export interface Mix {
  readonly red: number;
  readonly green: number;
  readonly blue: number;
  readonly offset: number;
}

/** Luma weights in Rec. 601, ITU-T T.871 §7. */
const LUMA: Mix = { red: 0.299, green: 0.587, blue: 0.114, offset: 0 };
const CB: Mix = chroma({ red: 0, green: 0, blue: 1 });
const CR: Mix = chroma({ red: 1, green: 0, blue: 0 });

/** Difference of a primary from luma, scaled to half the range and centred. */
function chroma(primary: Omit<Mix, "offset">): Mix {
  const own = primary.red * LUMA.red + primary.green * LUMA.green + primary.blue * LUMA.blue;
  const scale = 0.5 / (1 - own);
  return {
    red: scale * (primary.red - LUMA.red),
    green: scale * (primary.green - LUMA.green),
    blue: scale * (primary.blue - LUMA.blue),
    offset: 128,
  };
}

export const MIXES: Readonly<Record<ColourModel, readonly Mix[]>> = {
  grey: [LUMA],
  ycc: [LUMA, CB, CR],
  rgb: [
    { red: 1, green: 0, blue: 0, offset: 0 },
    { red: 0, green: 1, blue: 0, offset: 0 },
    { red: 0, green: 0, blue: 1, offset: 0 },
  ],
};

/** Converts a colour to samples. */
export function samplesOf(model: ColourModel, [red, green, blue]: Rgb): readonly number[] {
  return MIXES[model].map((mix) => mix.red * red + mix.green * green + mix.blue * blue + mix.offset);
}

/** Converts a palette of 256 RGBA colours to samples, component by component. */
export function paletteSamples(model: ColourModel, palette: Uint8ClampedArray): Float32Array {
  const samples = new Float32Array(256 * MIXES[model].length);
  for (let index = 0; index < 256; index += 1) {
    const [red = 0, green = 0, blue = 0] = palette.subarray(4 * index);
    samplesOf(model, [red, green, blue]).forEach((sample, component) => (samples[256 * component + index] = sample));
  }
  return samples;
}

/** Colour shown by decoders for samples, rounded to integers from 0 to 255. */
export function colourOf(model: ColourModel, samples: readonly number[]): Rgb {
  const [a = 0, b = 0, c = 0] = samples.map(toByte);
  if (model === "grey") return [a, a, a];
  if (model === "rgb") return [a, b, c];
  const red = a + 2 * (1 - LUMA.red) * (c - 128);
  const blue = a + 2 * (1 - LUMA.blue) * (b - 128);
  const green = (a - LUMA.red * red - LUMA.blue * blue) / LUMA.green;
  return [toByte(red), toByte(green), toByte(blue)];
}

function toByte(value: number): number {
  return Math.min(255, Math.max(0, Math.round(value)));
}
