import type { Layout } from "@matte/engine";
import { useLayoutEffect, useRef } from "react";
import { drawScaled, openPageContext } from "#domain/pictures/draw-layout.ts";
import type { PhotoRecord } from "../../model/registry.ts";
import { usePhotoThumbnail } from "../../preview/use-pixels.ts";
import type { Place } from "./drawing.ts";

interface DrawnFrameProps {
  readonly layout: Layout;
  readonly place: Place;
  /** Device pixels per CSS pixel. */
  readonly density: number;
  /** Null for a grey one. */
  readonly photo: PhotoRecord | null;
}

/** The frame in the sides drawing, drawn by the export's painter. */
export function DrawnFrame({ layout, place, density, photo }: DrawnFrameProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const pixels = usePhotoThumbnail(photo);
  const wideGamut = photo?.facts.wideGamut ?? false;
  useLayoutEffect(() => {
    const context = canvas.current && openPageContext(canvas.current, wideGamut);
    if (context === null) return;
    drawScaled(context, layout, place.factor * density, { photo: pixels ?? GREY, logo: null });
  }, [layout, place.factor, density, pixels, wideGamut]);
  return (
    <canvas
      // A canvas keeps its first context's colour space.
      key={String(wideGamut)}
      ref={canvas}
      aria-hidden="true"
      style={{
        insetInlineStart: place.x,
        insetBlockStart: place.y,
        inlineSize: layout.canvas.width * place.factor,
        blockSize: layout.canvas.height * place.factor,
      }}
    />
  );
}

/** One grey pixel, used without a photo. */
const GREY = greyPixel();

function greyPixel(): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = 1;
  const context = canvas.getContext("2d");
  if (context !== null) {
    context.fillStyle = "#8A8A8A";
    context.fillRect(0, 0, 1, 1);
  }
  return canvas;
}
