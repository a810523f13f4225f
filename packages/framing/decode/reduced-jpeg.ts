/** Decodes a JPEG at a reduced size from its low-frequency coefficients, which is faster than a browser's decoder. */
import { isWideGamutProfile } from "@matte/pixels";
import { type Junction, openReducible, type ReducibleJpeg, type Splitting } from "@matte/jpeg";
import type { Size } from "@matte/engine";
import { isStoredAs } from "../read/colour-profile.ts";
import { orientedSize } from "../read/orientation.ts";
import type { PhotoSource } from "../read/source.ts";
import { bitmapOfCanvas, openContext, putRows, release } from "../shared/canvas.ts";
import { detach } from "../shared/memory.ts";
import { turnUpright } from "./turn.ts";

/** Another thread decoding a JPEG's lower part while this one decodes the upper part. */
export interface TailThread {
  /** @param tail from a `SplitJpeg`, moved to the thread @param size of its reduced picture */
  begin(tail: Uint8Array<ArrayBuffer>, size: Size): void;
  /** Returns rows from the junction on, RGBA; null if the thread has none. Never rejects. */
  rest(junction: Junction): Promise<Uint8ClampedArray<ArrayBuffer> | null>;
  /** Discards the begun tail. */
  discard(): void;
}

/**
 * Decodes the picture upright; null if damaged. The file's bytes must not change until the promise settles. The caller
 * closes the bitmap.
 */
export type DecodeReduced = () => Promise<ImageBitmap | null>;

/** Fewer data bytes are not worth a second thread. */
const MIN_SPLIT_BYTES = 2 ** 20;
/** Memory limit for the tail thread. */
const MAX_TAIL_BYTES = 100 * 2 ** 20;

/**
 * Opens a JPEG for decoding at least `wanted` pixels each way.
 * @param thread null if no core is free, or none was started
 * @returns a decoder; null for larger sizes, for files in other colours than the canvas, and for those the kernel can't
 * decode
 */
export async function openReducedJpeg(
  source: PhotoSource,
  wanted: Size,
  thread: TailThread | null,
): Promise<DecodeReduced | null> {
  const { bytes, header } = source;
  const { orientation } = header;
  const reducible = openReducible(bytes, orientedSize(orientation, wanted), header.segments);
  if (reducible === null) return null;
  const wideGamut = await isWideGamutProfile(header.profile);
  if (!(await isStoredAs(source, wideGamut))) return null;
  return async () => {
    const context = openContext(reducible.size, wideGamut);
    const put: PutRows = (pixels, top) => {
      if (pixels.length > 0) putRows(context, pixels, { top, wideGamut });
      detach(pixels);
    };
    let isComplete = false;
    try {
      isComplete =
        (thread !== null && (await decodeInTwoThreads(thread, reducible, put))) || decodeHere(reducible, put);
    } finally {
      if (!isComplete) release(context.canvas);
    }
    if (!isComplete) return null;
    const bitmap = bitmapOfCanvas(context.canvas);
    return orientation === 1 ? bitmap : turnUpright(bitmap, orientation, wideGamut);
  };
}

/** Takes RGBA rows, which it frees, and the first row's number. */
type PutRows = (pixels: Uint8ClampedArray<ArrayBuffer>, top: number) => void;

/** Returns false if one thread has to decode the photo. */
async function decodeInTwoThreads(
  thread: TailThread,
  { size, splitting }: ReducibleJpeg,
  put: PutRows,
): Promise<boolean> {
  if (splitting === null || !isWorthSplitting(splitting)) return false;
  const { tail, decodeHead } = splitting.split();
  thread.begin(tail, size);
  let rest: ReturnType<TailThread["rest"]> | null = null;
  try {
    const head = decodeHead();
    if (head === null) return false;
    rest = thread.rest(head.junction);
    const { length } = head.pixels;
    put(head.pixels, 0);
    const lower = await rest;
    if (lower !== null) put(lower, length / (RGBA_BYTES * size.width));
    return lower !== null;
  } finally {
    if (rest === null) thread.discard();
  }
}

const RGBA_BYTES = 4;

function isWorthSplitting({ dataBytes, tailBytes }: Splitting): boolean {
  return dataBytes >= MIN_SPLIT_BYTES && tailBytes <= MAX_TAIL_BYTES;
}

/** Returns false if the photo is damaged. */
function decodeHere(reducible: ReducibleJpeg, put: PutRows): boolean {
  const pixels = reducible.decode();
  if (pixels !== null) put(pixels, 0);
  return pixels !== null;
}
