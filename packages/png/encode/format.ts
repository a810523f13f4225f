/** PNG 3rd edition table 11.1. */
export type PngColour = "grey" | "rgb" | "rgba";

export interface PngFormat {
  readonly colour: PngColour;
  readonly depth: 8 | 16;
}

const CHANNELS = { grey: 1, rgb: 3, rgba: 4 } as const;
const COLOUR_TYPES = { grey: 0, rgb: 2, rgba: 6 } as const;

export function channelsOf({ colour }: PngFormat): 1 | 3 | 4 {
  return CHANNELS[colour];
}

export function bytesPerPixel(format: PngFormat): number {
  return (channelsOf(format) * format.depth) / 8;
}

/** Returns IHDR's colour type. */
export function colourType({ colour }: PngFormat): number {
  return COLOUR_TYPES[colour];
}
