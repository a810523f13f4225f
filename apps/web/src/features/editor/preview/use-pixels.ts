import type { Size } from "@matte/engine";
import { useEffect, useMemo, useState } from "react";
import { decodeImage } from "#lib/decode-image.ts";
import { selectedIndex } from "../model/document.ts";
import type { PhotoRecord } from "../model/photo.ts";
import { useEditor, useSession } from "../state/context.ts";
import { previewSide } from "./fit.ts";

/**
 * What the photo is drawn from: sharp pixels when they are there, until then its thumbnail. Neighbours are fetched ahead.
 * @param room device pixels on the wall, null before it is measured
 * @param whole whether every pixel of the photo is wanted; all of them are let go when it no longer is
 */
export function usePixels(photo: PhotoRecord, room: Size | null, whole: boolean): CanvasImageSource | null {
  const { previews, originals } = useSession();
  useEditor((state) => state.arrivals);
  const standIn = useThumbnail(photo.thumbnail);
  const neighbours = useNeighbours();
  useEffect(() => {
    if (room === null) return;
    const near = [photo, ...neighbours];
    previews.keep(new Set(near.map(({ id }) => id)));
    for (const one of near) previews.want(one, previewSide(one.facts.size, room));
  }, [previews, photo, room, neighbours]);
  useEffect(() => {
    originals.keep(new Set(whole ? [photo.id] : []));
    if (whole) originals.want(photo, Math.max(photo.facts.size.width, photo.facts.size.height));
  }, [originals, photo, whole]);
  return originals.get(photo.id) ?? previews.get(photo.id) ?? standIn;
}

/** The thumbnail, once it can be drawn. */
function useThumbnail(address: string): HTMLImageElement | null {
  const [decoded, setDecoded] = useState<HTMLImageElement | null>(null);
  useEffect(() => {
    let current = true;
    void decodeImage(address).then(
      (image) => current && setDecoded(image),
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [address]);
  return decoded?.src === address ? decoded : null;
}

function useNeighbours(): readonly PhotoRecord[] {
  const { photos } = useSession();
  const list = useEditor((state) => state.history.present.photos);
  const index = useEditor((state) => selectedIndex(state.history.present));
  return useMemo(
    () => [list[index - 1], list[index + 1]].flatMap((entry) => (entry && photos.get(entry.id)) ?? []),
    [photos, list, index],
  );
}
