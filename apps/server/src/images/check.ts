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

/** About what the page's own JPEGs are made with. */
const QUALITY = 90;

const ENCODERS: Readonly<Record<Ending, (picture: Sharp) => Sharp>> = {
  jpg: (picture) => picture.jpeg({ quality: QUALITY, chromaSubsampling: "4:4:4" }),
  png: (picture) => picture.png(),
  webp: (picture) => picture.webp({ quality: QUALITY }),
};

// Of libvips's many readers only these may run, whatever a file looks like.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({ operation: ["VipsForeignLoadJpeg", "VipsForeignLoadPng", "VipsForeignLoadWebp"] });
sharp.cache(false);
sharp.concurrency(1);

/** Decodes all of a picture and writes it upright, in sRGB, without metadata. */
export async function checkImage({ input, output }: CheckRequest): Promise<Verdict> {
  const type = await fileTypeFromFile(input).catch(() => undefined);
  // An animated PNG has a type of its own there.
  const ending = endingOf(type?.mime);
  if (ending === undefined) return type?.mime === "image/apng" ? ANIMATED : UNSUPPORTED;
  const rejection = await checkHeader(input);
  if (rejection !== null) return rejection;
  try {
    const picture = sharp(input, { limitInputPixels: UPLOAD_LIMIT.pixels, failOn: "truncated" }).autoOrient();
    const { size } = await ENCODERS[ending](picture).toFile(output);
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
