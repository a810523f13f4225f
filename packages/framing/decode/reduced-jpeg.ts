/** A JPEG at a reduced size, straight from its coefficients: less work than a browser's decoder, and no copy of the file. */
import { isWideGamutProfile, type Junction, openReducible, type ReducibleJpeg } from "@matte/codecs";
import type { Size } from "@matte/engine";
import { isStoredAs } from "../read/colour-profile.ts";
import { orientedSize } from "../read/orientation.ts";
import type { PhotoSource } from "../read/source.ts";
import { bitmapOfCanvas, openContext, putRows, release } from "../shared/canvas.ts";
import { detach } from "../shared/memory.ts";
import { turnUpright } from "./index.ts";

/** Another thread, which decodes the lower part of a JPEG while this one decodes the upper part. */
export interface TailThread {
  /** @param tail of a `SplitJpeg`, which is moved to the thread @param size of its reduced picture */
  begin(tail: Uint8Array<ArrayBuffer>, size: Size): void;
  /** Rows from the junction on, RGBA; null if the thread has none. Never rejects. */
  rest(junction: Junction): Promise<Uint8ClampedArray<ArrayBuffer> | null>;
  /** Frees what was begun, instead of asking for the rest. */
  discard(): void;
}

/** Decodes the picture, upright; null if the photo is damaged. The caller closes it, and leaves the file's bytes unchanged until then. */
export type DecodeReduced = () => Promise<ImageBitmap | null>;

/**
 * Opens a JPEG for decoding at least `wanted` pixels each way.
 * @param thread null where all other cores are busy
 * @returns a decoder; null for larger sizes, for files in other colours than the canvas, and for those that the kernel does not decode
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
      isComplete = (thread !== null && (await decodeWith(thread, reducible, put))) || decodeAlone(reducible, put);
    } finally {
      if (!isComplete) release(context.canvas);
    }
    if (!isComplete) return null;
    const bitmap = bitmapOfCanvas(context.canvas);
    return orientation === 1 ? bitmap : turnUpright(bitmap, orientation, wideGamut);
  };
}

/** Takes RGBA rows, which it frees, and the number of the first. */
type PutRows = (pixels: Uint8ClampedArray<ArrayBuffer>, top: number) => void;

/** False if the photo has to be decoded by one thread. */
async function decodeWith(thread: TailThread, reducible: ReducibleJpeg, put: PutRows): Promise<boolean> {
  const split = reducible.split();
  if (split === null) return false;
  thread.begin(split.tail, reducible.size);
  const head = split.decodeHead();
  if (head === null) {
    thread.discard();
    return false;
  }
  const { junction, pixels, end } = head;
  const rest = thread.rest(junction);
  put(pixels, 0);
  const lower = await rest;
  if (lower !== null) put(lower, end);
  return lower !== null;
}

/** False if the photo is damaged. */
function decodeAlone(reducible: ReducibleJpeg, put: PutRows): boolean {
  const pixels = reducible.decode();
  if (pixels !== null) put(pixels, 0);
  return pixels !== null;
}
