import { logoForMatte, type Size, withOwnLogo } from "@matte/engine";
import { useEffect, useMemo, useState } from "react";
import { shownPart } from "#domain/pictures/shown-part.ts";
import { decodeImage } from "#lib/decode-image.ts";
import { selectedIndex } from "../model/document.ts";
import type { PhotoRecord } from "../model/registry.ts";
import { pixelsKey, shownIn, thumbnailSource } from "../model/shown-record.ts";
import { useEditor, useSession } from "../state/context.ts";
import { effectiveSettings } from "../state/store.ts";
import { previewSide } from "./fit.ts";

/**
 * The image for drawing a photo: its thumbnail until sharp pixels are available. Neighbours' previews are loaded ahead.
 * @param space available device pixels, null before they are measured
 * @param zoomed true to load all the photo's pixels; they are released when it is false again
 */
export function usePixels(photo: PhotoRecord, space: Size | null, zoomed: boolean): CanvasImageSource | null {
  const { previews, originals } = useSession();
  useEditor((state) => state.bitmapVersion);
  const placeholder = usePhotoThumbnail(photo);
  const neighbours = useNeighbours();
  const key = pixelsKey(photo);
  useEffect(() => {
    if (space === null) return;
    const wanted = [photo, ...neighbours];
    // The whole photo's preview is there when its crop changes.
    previews.keep(new Set([photo.id, ...wanted.map(pixelsKey)]));
    for (const near of wanted) previews.want(near, previewSide(near.facts.size, space));
  }, [previews, photo, space, neighbours]);
  useEffect(() => {
    originals.keep(new Set(zoomed ? [key] : []));
    if (zoomed) originals.want(photo, Math.max(photo.facts.size.width, photo.facts.size.height));
  }, [originals, photo, key, zoomed]);
  // Bitmaps are released after this render: it must not draw an unwanted one, or a later redraw has nothing to draw.
  const whole = previews.get(photo.id);
  const sharp = (zoomed ? originals.get(key) : undefined) ?? previews.get(key);
  return sharp ?? (whole && shownPart(whole, photo.facts)) ?? placeholder;
}

/** A photo's thumbnail as its frame shows it; null until it is decoded. */
export function usePhotoThumbnail(photo: PhotoRecord | null): CanvasImageSource | null {
  const source = photo && thumbnailSource(photo);
  const image = useThumbnail(source?.url ?? null);
  return image && (source?.facts === undefined ? image : shownPart(image, source.facts));
}

/** The decoded thumbnail; null until then. */
export function useThumbnail(url: string | null): HTMLImageElement | null {
  const [decoded, setDecoded] = useState<HTMLImageElement | null>(null);
  useEffect(() => {
    if (url === null) return undefined;
    let current = true;
    void decodeImage(url).then(
      (image) => current && setDecoded(image),
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [url]);
  return decoded?.src === url ? decoded : null;
}

function useNeighbours(): readonly PhotoRecord[] {
  const { photos } = useSession();
  const list = useEditor((state) => state.history.present.photos);
  const index = useEditor((state) => selectedIndex(state.history.present));
  return useMemo(
    () => [list[index - 1], list[index + 1]].flatMap((entry) => shownIn(photos, entry) ?? []),
    [photos, list, index],
  );
}

/** The photo's logo for the matte's colour; null without one. */
export function useLogoBitmap({ facts }: PhotoRecord): ImageBitmap | null {
  const { logos } = useSession();
  const { make } = facts.camera;
  const id = useEditor((state) => logoForMatte(withOwnLogo(effectiveSettings(state), make))?.id);
  return id === undefined ? null : (logos.get(id)?.bitmap ?? null);
}
