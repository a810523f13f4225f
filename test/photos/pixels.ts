import sharp from "sharp";

/** Decoded picture: `channels` bytes per pixel, row by row. */
export interface DecodedPicture {
  readonly width: number;
  readonly height: number;
  readonly channels: number;
  readonly data: Uint8Array;
}

/**
 * Decodes a picture as stored, its orientation and profile ignored; JPEGs by libjpeg-turbo.
 * @param complaints `all` makes every warning an error; `none` accepts whatever gives a picture
 */
export async function decodePixels(file: Uint8Array, complaints: "all" | "none" = "all"): Promise<DecodedPicture> {
  const options = {
    failOn: complaints === "all" ? "warning" : "none",
    ignoreIcc: true,
    limitInputPixels: false,
  } as const;
  const { data, info } = await sharp(file, options).raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, channels: info.channels, data };
}

export function pixelAt({ width, channels, data }: DecodedPicture, x: number, y: number): readonly number[] {
  const at = (y * width + x) * channels;
  return [...data.subarray(at, at + channels)];
}
