import sharp from "sharp";

/** A red picture for a logo. @param width in pixels, as is the height */
export function logoPicture(width: number, height: number, format: "png" | "jpeg" = "png"): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 4, background: "#c00" } })
    .toFormat(format)
    .toBuffer();
}
