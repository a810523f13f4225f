/**
 * Pixels of the works that are shown larger than their thumbnails. Only works in the page have any, each about as many as it shows, so
 * that their number is bounded by the room and not by the list.
 */
import { useEffect, useState } from "react";
import { pixelsKey } from "../model/shown-record.ts";
import { type Bitmaps, createBitmaps } from "../state/bitmaps.ts";
import { useSession } from "../state/context.ts";
import type { Work } from "./works.ts";

/** Long side of a thumbnail in pixels, and how much larger it is shown before more pixels are wanted. */
const THUMBNAIL_SIDE = 240;
const BLUR = 1.1;
/** Pixels are decoded again for a work that is this much larger, not with each step of a zoom. */
const STEP = Math.SQRT2;
/** Milliseconds for which the wall is still before photos are decoded. */
const QUIET = 160;

/** Long side to decode for a long side on the screen, in device pixels; null if the thumbnail serves. */
function wantedSide(side: number): number | null {
  if (side <= THUMBNAIL_SIDE * BLUR) return null;
  return Math.ceil(THUMBNAIL_SIDE * STEP ** Math.ceil(Math.log(side / THUMBNAIL_SIDE) / Math.log(STEP)));
}

/** @param shown works in the page; the same array as long as they are the same */
export function useSharpPixels(shown: readonly Work[], scale: number): (work: Work) => ImageBitmap | undefined {
  const { pool } = useSession().services;
  const [bitmaps, setBitmaps] = useState<Bitmaps | null>(null);
  const [, setVersion] = useState(0);
  useEffect(() => {
    const onChange = (): void => setVersion((version) => version + 1);
    // A photo that cannot be decoded keeps its thumbnail; its export says why.
    const opened = createBitmaps(pool, onChange, () => undefined);
    setBitmaps(opened);
    return () => opened.dispose();
  }, [pool]);
  useEffect(() => {
    if (bitmaps === null) return undefined;
    const timer = setTimeout(() => {
      const wanted = shown.flatMap((work) => {
        const side = wantedSide(work.photoSide * scale * window.devicePixelRatio);
        return side === null ? [] : [{ work, side }];
      });
      bitmaps.keep(new Set(wanted.map(({ work }) => pixelsKey(work.record))));
      for (const { work, side } of wanted) bitmaps.want(work.record, side);
      setVersion((version) => version + 1);
    }, QUIET);
    return () => clearTimeout(timer);
  }, [bitmaps, shown, scale]);
  return ({ record }) => bitmaps?.get(pixelsKey(record));
}
