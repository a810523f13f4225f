import { useLayoutEffect, useRef } from "react";
import type { LayoutOf } from "./drawn-thumbnail.ts";
import { usePainter } from "./painter-context.tsx";
import type { ThumbnailImage } from "./painter.ts";

interface ThumbnailPictureProps extends ThumbnailImage {
  /** The same function as long as the layout is. */
  readonly layoutOf: LayoutOf;
}

/** A framed photo as the export shows it, as large as its parent's content box allows. */
export function ThumbnailPicture({ url, wideGamut, layoutOf }: ThumbnailPictureProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const painter = usePainter();
  useLayoutEffect(
    () => (canvas.current === null ? undefined : painter?.add(canvas.current, { url, wideGamut })),
    [painter, url, wideGamut],
  );
  useLayoutEffect(() => {
    if (canvas.current !== null) painter?.setLayout(canvas.current, layoutOf);
  }, [painter, url, wideGamut, layoutOf]);
  return (
    <canvas
      // A canvas keeps the colour space of its first context.
      key={String(wideGamut)}
      ref={canvas}
      className="thumbnail-frame"
      width={0}
      height={0}
      aria-hidden="true"
    />
  );
}
