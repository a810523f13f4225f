/** Checks for an image and writes it again: none of the file's bytes are kept. */
import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import { LOGO_LIMIT, UPLOAD_LIMIT } from "@matte/contracts/limits";
import { fileTypeFromFile } from "file-type";
import sharp, { type Metadata, type Sharp } from "sharp";
import { type Ending, endingOf } from "./formats.ts";
import { ANIMATED, DAMAGED, UNSUPPORTED, type CheckRequest, type Rejection, type Verdict } from "./verdict.ts";

/** About the quality of the page's JPEGs. */
const QUALITY = 90;

const toJpeg = (image: Sharp): Sharp => image.jpeg({ quality: QUALITY, chromaSubsampling: "4:4:4" });

const ENCODERS: Readonly<Record<Ending, (image: Sharp) => Sharp>> = {
  jpg: toJpeg,
  png: (image) => image.png(),
  webp: (image) => image.webp({ quality: QUALITY }),
};

const VERY_LARGE = 40_000_000;
/**
 * A 118-megapixel WebP with noise takes 18 s processor time at the usual effort, 9 s at this one, and 5 s as a JPEG.
 */
const CHEAP_ENCODERS: typeof ENCODERS = {
  jpg: toJpeg,
  png: (image) => image.png({ compressionLevel: 1 }),
  webp: (image) => image.webp({ quality: QUALITY, effort: 2 }),
};

/** Pixel bytes in memory: the largest 8-bit RGB image, interlaced. */
const MEMORY_LIMIT = UPLOAD_LIMIT.pixels * 3 * 2;

/** Limits libvips in this process to JPEG, PNG and WebP, whatever a file contains, with one thread and no cache. */
function limitReaders(): void {
  sharp.block({ operation: ["VipsForeignLoad"] });
  sharp.unblock({ operation: ["VipsForeignLoadJpeg", "VipsForeignLoadPng", "VipsForeignLoadWebp"] });
  sharp.cache(false);
  sharp.concurrency(1);
}

/**
 * Decodes the whole image and writes it upright, in sRGB, without metadata. From then on this process reads no other
 * formats.
 * @param veryLarge pixels from which encoding is kept cheap
 */
export async function checkImage({ content, input, output }: CheckRequest, veryLarge = VERY_LARGE): Promise<Verdict> {
  limitReaders();
  const type = await fileTypeFromFile(input).catch(() => undefined);
  // Animated PNGs have a separate type there.
  const ending = endingOf(type?.mime);
  if (content === "logo" && ending !== "png") return UNSUPPORTED;
  if (ending === undefined) return type?.mime === "image/apng" ? ANIMATED : UNSUPPORTED;
  const header = await sharp(input, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
  if (header === null) return DAMAGED;
  const rejection = content === "logo" ? logoRejection(header) : rejectionOf(header);
  if (rejection !== null) return rejection;
  try {
    const image = sharp(input, { limitInputPixels: UPLOAD_LIMIT.pixels, failOn: "truncated" }).autoOrient();
    const isVeryLarge = header.width * header.height > veryLarge;
    const stored = isVeryLarge ? cheapEnding(ending, header) : ending;
    const encoders = isVeryLarge ? CHEAP_ENCODERS : ENCODERS;
    const { size, width, height } = await encoders[stored](image).toFile(output);
    return { ending: stored, width, height, size, hash: await sha256Of(output) };
  } catch {
    return DAMAGED;
  }
}

type Header = Pick<
  Metadata,
  "width" | "height" | "pages" | "channels" | "depth" | "hasAlpha" | "isProgressive" | "orientation"
>;

function rejectionOf(header: Header): Rejection | null {
  const { width, height, pages = 1 } = header;
  const pixels = Math.min(UPLOAD_LIMIT.pixels, Math.floor(MEMORY_LIMIT / bytesPerPixel(header)));
  if (width * height > pixels) return { rejected: "image-too-large", pixels };
  return pages > 1 ? ANIMATED : null;
}

function logoRejection({ width, height }: Header): Rejection | null {
  const { side } = LOGO_LIMIT;
  return width > side || height > side ? { rejected: "image-too-large", pixels: side ** 2 } : null;
}

/** An interlaced or turned image is decoded as a whole and held twice. */
function bytesPerPixel({ channels, depth, isProgressive, orientation = 1 }: Header): number {
  const copies = isProgressive || orientation > 1 ? 2 : 1;
  return channels * (depth === "uchar" ? 1 : 2) * copies;
}

/** JPEG has no alpha. */
function cheapEnding(ending: Ending, { hasAlpha }: Header): Ending {
  return ending === "webp" && !hasAlpha ? "jpg" : ending;
}

async function sha256Of(file: string): Promise<string> {
  const hash = createHash("sha256");
  await pipeline(createReadStream(file), hash);
  return hash.digest("hex");
}
