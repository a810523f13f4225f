import { createContext, useContext, useLayoutEffect, useState, type ReactNode } from "react";
import { useFrameStyle } from "../preview/picture.tsx";
import { useLogoBitmap } from "../preview/use-logo-bitmap.ts";
import { createThumbnailPainter, type ThumbnailPainter } from "./painter.ts";

const PainterContext = createContext<ThumbnailPainter | null>(null);

/** Null until the list is in the page. */
export function usePainter(): ThumbnailPainter | null {
  return useContext(PainterContext);
}

interface PainterProviderProps {
  /** The element that scrolls; null until it is in the page. */
  readonly list: Element | null;
  readonly children: ReactNode;
}

/** Gives the thumbnails inside a painter that draws them in the editor's current style. */
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

/** Renders nothing. A component of its own, so that a setting's change renders no more than this. */
function CurrentAppearance({ painter }: { readonly painter: ThumbnailPainter }): null {
  const style = useFrameStyle();
  const logo = useLogoBitmap();
  useLayoutEffect(() => painter.setAppearance({ style, logo }), [painter, style, logo]);
  return null;
}
