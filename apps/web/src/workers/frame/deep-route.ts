/** Frames a PNG of 16 bits a sample as one of 16 bits: browsers decode and draw no more than 8. */
import { decodeDeepPng, type DeepPicture, openDeepPng, pngChunksOf, pngColourChunks } from "@matte/codecs";
import { isGrey, type Layout } from "@matte/engine";
import { assertEncodable } from "#domain/photos/limits.ts";
import type { Phase } from "#domain/photos/messages.ts";
import type { FrameJob } from "#domain/photos/types.ts";
import { deepRows } from "./deep-rows.ts";
import { encodeWith, startPngHelpers } from "../encode/png.ts";
import { exportMetadata } from "../encode/metadata.ts";
import type { FrameInProgress } from "./frame-in-progress.ts";
import { framePaint } from "./frame-paint.ts";
import type { FramedPieces } from "../encode/file.ts";
import { layoutOf } from "./layout.ts";
import { inkPainter } from "./overlay.ts";
import { pngProfileOf } from "../read/colour-profile.ts";
import type { PhotoSource } from "../read/source.ts";
import { intoStored } from "./stored-space.ts";

/**
 * Frames an upright PNG with its samples as they are; what it says of its colours stays, and what is drawn follows it.
 * @param helpers how many more threads may encode
 * @returns null where its data cannot be read, or its colours not be followed
 */
export async function frameDeep(
  job: FrameJob,
  source: PhotoSource,
  enter: (phase: Phase) => void,
  helpers: number,
): Promise<FramedPieces | null> {
  const layout = layoutOf(job);
  assertEncodable(layout.canvas, "png");
  const helping = startPngHelpers(layout.canvas, helpers);
  const logo = layout.logo === null || job.logo === null ? null : await createImageBitmap(job.logo);
  try {
    return await drawAndEncode(job, source, { layout, logo, enter, helping });
  } finally {
    logo?.close();
    helping.end();
  }
}

interface DeepFrameInProgress extends FrameInProgress {
  readonly logo: ImageBitmap | null;
}

async function drawAndEncode(
  job: FrameJob,
  source: PhotoSource,
  { layout, logo, enter, helping }: DeepFrameInProgress,
): Promise<FramedPieces | null> {
  const into = await pngProfileOf(source);
  if (into === "unknown") return null;
  const upright = intoStored(1, layout.canvas);
  const painter = inkPainter(layout, logo, upright, into);
  try {
    const paint = framePaint(layout, painter, upright, into);
    enter("decoding");
    const picture = await pictureOf(source, { colour: isGreyFrame(layout) ? "grey" : "rgb", ground: paint.ground });
    if (picture === null || !fits(picture, layout)) return null;
    enter("finishing");
    const { canvas: size, photo } = layout;
    const metadata = await exportMetadata(job, source, { size, orientation: 1, colour: "keep" });
    const chunks = [...pngColourChunks(source.bytes, "srgb"), ...pngChunksOf(metadata)];
    const read = deepRows({ canvas: size, photo, picture, paint });
    const framed = { ...size, format: { colour: picture.colour, depth: 16 } as const, chunks, read };
    return { pieces: await encodeWith(framed, helping), size, method: "png", obstacle: null };
  } finally {
    painter.release();
  }
}

/** @param base grey where the frame is: then a grey photo's picture is, too. */
async function pictureOf(
  { bytes }: PhotoSource,
  base: Parameters<typeof decodeDeepPng>[1],
): Promise<DeepPicture | null> {
  const png = openDeepPng(bytes);
  return png && decodeDeepPng(png, png.colour === "grey" ? base : { ...base, colour: "rgb" });
}

/** Whether the photo's place is as large as the photo; it always is where nothing is resized. */
function fits({ width, height }: DeepPicture, { photo }: Layout): boolean {
  return photo.width === width && photo.height === height && [photo.x, photo.y].every(Number.isInteger);
}

/** Whether nothing but a photo can bring colour into a layout. */
function isGreyFrame({ background, stroke, caption, watermark, logo }: Layout): boolean {
  const drawn = [...caption, ...(watermark === null ? [] : [watermark]), ...(stroke === null ? [] : [stroke])];
  return logo === null && [background, ...drawn.map(({ colour }) => colour)].every(isGrey);
}
