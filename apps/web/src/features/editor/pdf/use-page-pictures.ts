/** Pictures of the photos on a page: their thumbnails, and a sharper one for a photo that fills its page. */
import { useEffect, useState } from "react";
import { decodeImage } from "#lib/decode-image.ts";
import { shownPart } from "#domain/pictures/shown-part.ts";
import { thumbnailSource } from "../model/shown-record.ts";
import { useSession } from "../state/context.ts";
import type { PdfPhoto } from "./listed-photos.ts";

export type PagePictures = ReadonlyMap<string, CanvasImageSource>;

const NONE: PagePictures = new Map();

/** Thumbnails by photo id, as they are decoded. */
export function usePageThumbnails(photos: readonly PdfPhoto[]): PagePictures {
  const [pictures, setPictures] = useState(NONE);
  useEffect(() => {
    let current = true;
    for (const { entry, record } of photos) {
      const { url, facts } = thumbnailSource(record);
      const add = (image: HTMLImageElement): void => {
        if (!current) return;
        const picture = facts === undefined ? image : shownPart(image, facts);
        setPictures((before) => new Map(before).set(entry.id, picture));
      };
      void decodeImage(url).then(add, () => undefined);
    }
    return () => {
      current = false;
    };
  }, [photos]);
  return pictures;
}

/** A photo's pixels at a page's size; null until they are decoded, and without a photo. */
export function useSharpPicture(photo: PdfPhoto | null, longSide: number): ImageBitmap | null {
  const { pool } = useSession().services;
  const [sharp, setSharp] = useState<{ readonly of: PdfPhoto; readonly bitmap: ImageBitmap } | null>(null);
  useEffect(() => {
    if (photo === null || longSide === 0) return undefined;
    const stop = new AbortController();
    const { file, facts } = photo.record;
    const show = (bitmap: ImageBitmap): void => {
      if (stop.signal.aborted) bitmap.close();
      else setSharp({ of: photo, bitmap });
    };
    // Without them the page shows the thumbnail.
    void pool.preview(file, facts, longSide, stop).then(show, () => undefined);
    return () => stop.abort();
  }, [pool, photo, longSide]);
  useEffect(() => () => sharp?.bitmap.close(), [sharp]);
  return sharp?.of === photo ? sharp.bitmap : null;
}
