import { type RefObject, useEffect, useLayoutEffect } from "react";
import type { PhotoRecord } from "../model/registry.ts";
import { useEditor, useSession } from "../state/context.ts";

/**
 * Draws the whole upright photo onto a canvas. Without its pixels the canvas stays empty, and the thumbnail below it shows.
 * @param longSide in device pixels
 */
export function useWholePixels(
  canvas: RefObject<HTMLCanvasElement | null>,
  photo: PhotoRecord,
  longSide: number,
): void {
  const { previews } = useSession();
  useEditor((state) => state.bitmapVersion);
  const pixels = previews.get(photo.id);
  const { wideGamut } = photo.facts;
  useEffect(() => previews.want(photo, longSide), [previews, photo, longSide]);
  // Before the page is painted: later the bitmap may have been replaced and closed.
  useLayoutEffect(() => {
    if (canvas.current !== null && pixels !== undefined) drawPixels(canvas.current, pixels, wideGamut);
  }, [canvas, pixels, wideGamut]);
}

function drawPixels(canvas: HTMLCanvasElement, pixels: ImageBitmap, wideGamut: boolean): void {
  canvas.width = pixels.width;
  canvas.height = pixels.height;
  canvas.getContext("2d", { colorSpace: wideGamut ? "display-p3" : "srgb" })?.drawImage(pixels, 0, 0);
}
