/** Draws the thumbnails in view, each at most once per frame and only after a visible change. */
import { createFrameQueue } from "#lib/frame-queue.ts";
import {
  type Appearance,
  DrawnThumbnail,
  type LayoutOf,
  type OnLayout,
  type ThumbnailImage,
} from "./drawn-thumbnail.ts";
import { observePlaces } from "./observe-places.ts";

export interface ThumbnailPainter {
  /**
   * Keeps a canvas drawn while it is in view, as large as its parent's content box allows.
   * @returns stops that
   */
  add(canvas: HTMLCanvasElement, image: ThumbnailImage): () => void;
  /** Sets an added canvas's layout. @param onLayout called with each drawn layout */
  setLayout(canvas: HTMLCanvasElement, layoutOf: LayoutOf, onLayout?: OnLayout): void;
  setAppearance(appearance: Appearance): void;
  close(): void;
}

/** @param list the scrolling element */
export function createThumbnailPainter(list: Element): ThumbnailPainter {
  const thumbnails = new Map<Element, DrawnThumbnail>();
  let appearance: Appearance | null = null;

  const queue = createFrameQueue((thumbnail: DrawnThumbnail) => {
    if (appearance !== null) thumbnail.paint(appearance, () => redraw(thumbnail));
  });
  const show = (thumbnail: DrawnThumbnail): void => {
    if (!thumbnail.inView) thumbnail.releaseImage();
    else if (thumbnail.stale) thumbnail.loadImage(() => queue.add(thumbnail));
  };
  const redraw = (thumbnail: DrawnThumbnail): void => {
    thumbnail.stale = true;
    show(thumbnail);
  };
  const redrawAll = (): void => thumbnails.forEach(redraw);
  const places = observePlaces(list, (element, change) => {
    const thumbnail = thumbnails.get(element);
    thumbnail?.move(change);
    if (thumbnail !== undefined) show(thumbnail);
  });
  // Zooming the page changes its pixel density, possibly leaving every size in CSS pixels as it was.
  window.addEventListener("resize", redrawAll);

  return {
    add: (canvas, image) => {
      const thumbnail = new DrawnThumbnail(canvas, image);
      const place = placeOf(canvas);
      thumbnails.set(place, thumbnail);
      places.observe(place);
      return () => {
        thumbnail.releaseImage();
        thumbnails.delete(place);
        places.unobserve(place);
        queue.remove(thumbnail);
      };
    },
    setLayout: (canvas, layoutOf, onLayout) => {
      const thumbnail = thumbnails.get(placeOf(canvas));
      if (thumbnail === undefined) return;
      thumbnail.layoutOf = layoutOf;
      thumbnail.onLayout = onLayout;
      redraw(thumbnail);
    },
    setAppearance: (next) => {
      appearance = next;
      redrawAll();
    },
    close: () => {
      window.removeEventListener("resize", redrawAll);
      queue.close();
      places.close();
      thumbnails.clear();
    },
  };
}

function placeOf(canvas: HTMLCanvasElement): Element {
  return canvas.parentElement ?? canvas;
}
