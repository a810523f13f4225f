/** A thumbnail's canvas, drawn by its list's painter. */
import { logoForMatte, type Settings } from "@matte/engine";
import { createContext, type ReactNode, useContext, useLayoutEffect, useRef, useState } from "react";
import { useSharedStyle } from "../preview/picture.tsx";
import { useSession } from "../state/context.ts";
import type { LayoutOf, OnLayout, ThumbnailImage } from "./drawn-thumbnail.ts";
import { createThumbnailPainter, type ThumbnailPainter } from "./painter.ts";

/** Null until the list is in the page. */
const PainterContext = createContext<ThumbnailPainter | null>(null);

interface PainterProviderProps {
  /** The scrolling element; null until it is in the page. */
  readonly list: Element | null;
  readonly children: ReactNode;
}

/** Gives the thumbnails inside a painter using the editor's current style. */
export function PainterProvider({ list, children }: PainterProviderProps) {
  const [painter, setPainter] = useState<ThumbnailPainter | null>(null);
  useLayoutEffect(() => {
    if (list === null) return undefined;
    const opened = createThumbnailPainter(list);
    setPainter(opened);
    return () => opened.close();
  }, [list]);
  return (
    <PainterContext value={painter}>
      {painter && <CurrentAppearance painter={painter} />}
      {children}
    </PainterContext>
  );
}

/** Renders nothing. A separate component: a setting's change renders no more than this. */
function CurrentAppearance({ painter }: { readonly painter: ThumbnailPainter }): null {
  const style = useSharedStyle();
  const { logos } = useSession();
  useLayoutEffect(() => {
    const logoOf = (settings: Settings): ImageBitmap | null =>
      logos.get(logoForMatte(settings)?.id ?? "")?.bitmap ?? null;
    painter.setAppearance({ style, logoOf });
  }, [painter, style, logos]);
  return null;
}

interface ThumbnailPictureProps extends ThumbnailImage {
  /** The same function as long as the layout is. */
  readonly layoutOf: LayoutOf;
  /** Called with each drawn layout; the same function every time. */
  readonly onLayout?: OnLayout;
}

/** A framed photo as the export shows it, as large as its parent's content box allows. */
export function ThumbnailPicture({ url, wideGamut, facts, pixels, layoutOf, onLayout }: ThumbnailPictureProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const painter = useContext(PainterContext);
  useLayoutEffect(
    () => (canvas.current === null ? undefined : painter?.add(canvas.current, { url, wideGamut, facts, pixels })),
    [painter, url, wideGamut, facts, pixels],
  );
  useLayoutEffect(() => {
    if (canvas.current !== null) painter?.setLayout(canvas.current, layoutOf, onLayout);
  }, [painter, url, wideGamut, facts, pixels, layoutOf, onLayout]);
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
