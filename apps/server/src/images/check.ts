/** Checks whether a file is an image, and writes the image again: none of the file's own bytes are kept. */
import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import { UPLOAD_LIMIT } from "@matte/contracts/limits";
import { fileTypeFromFile } from "file-type";
import sharp, { type Sharp } from "sharp";
import { type Ending, endingOf } from "./formats.ts";
import {
  ANIMATED,
  DAMAGED,
  TOO_LARGE,
  UNSUPPORTED,
  type CheckRequest,
  type Rejection,
  type Verdict,
} from "./verdict.ts";

/** About the quality of the page's own JPEGs. */
const QUALITY = 90;

const ENCODERS: Readonly<Record<Ending, (image: Sharp) => Sharp>> = {
  jpg: (image) => image.jpeg({ quality: QUALITY, chromaSubsampling: "4:4:4" }),
  png: (image) => image.png(),
  webp: (image) => image.webp({ quality: QUALITY }),
};

// Only these readers of libvips may run, whatever the file contains.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({ operation: ["VipsForeignLoadJpeg", "VipsForeignLoadPng", "VipsForeignLoadWebp"] });
sharp.cache(false);
sharp.concurrency(1);

/** Decodes the whole image and writes it upright, in sRGB, without metadata. */
export async function checkImage({ input, output }: CheckRequest): Promise<Verdict> {
  const type = await fileTypeFromFile(input).catch(() => undefined);
  // An animated PNG has a type of its own there.
  const ending = endingOf(type?.mime);
  if (ending === undefined) return type?.mime === "image/apng" ? ANIMATED : UNSUPPORTED;
  const rejection = await checkHeader(input);
  if (rejection !== null) return rejection;
  try {
    const image = sharp(input, { limitInputPixels: UPLOAD_LIMIT.pixels, failOn: "truncated" }).autoOrient();
    const { size } = await ENCODERS[ending](image).toFile(output);
    return { ending, size, hash: await sha256Of(output) };
  } catch {
    return DAMAGED;
  }
}

async function checkHeader(input: string): Promise<Rejection | null> {
  try {
    const { width, height, pages = 1 } = await sharp(input, { limitInputPixels: false }).metadata();
    if (width * height > UPLOAD_LIMIT.pixels) return TOO_LARGE;
    return pages > 1 ? ANIMATED : null;
  } catch {
    return DAMAGED;
  }
}

async function sha256Of(file: string): Promise<string> {
  const hash = createHash("sha256");
  await pipeline(createReadStream(file), hash);
  return hash.digest("hex");
}
