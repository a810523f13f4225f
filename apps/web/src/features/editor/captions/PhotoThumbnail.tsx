import { useLayoutEffect, useRef } from "react";
import { openPageContext, resize } from "#domain/pictures/draw-layout.ts";
import { shownPart } from "#domain/pictures/shown-part.ts";
import type { PhotoRecord } from "../model/registry.ts";
import { type ThumbnailSource, thumbnailSource } from "../model/shown-record.ts";
import { useThumbnail } from "../preview/use-pixels.ts";

/** A photo without its frame, as small as its place. */
export function PhotoThumbnail({ photo }: { readonly photo: PhotoRecord }) {
  const { url, facts } = thumbnailSource(photo);
  if (facts !== undefined) return <CroppedThumbnail url={url} facts={facts} />;
  return <img src={url} alt="" loading="lazy" decoding="async" />;
}

function CroppedThumbnail({ url, facts }: Required<ThumbnailSource>) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const image = useThumbnail(url);
  useLayoutEffect(() => {
    const context = canvas.current && openPageContext(canvas.current, facts.wideGamut);
    if (context === null || image === null) return;
    const part = shownPart(image, facts);
    resize(context.canvas, part);
    context.drawImage(part, 0, 0);
  }, [image, facts]);
  return <canvas ref={canvas} aria-hidden="true" width={0} height={0} />;
}
