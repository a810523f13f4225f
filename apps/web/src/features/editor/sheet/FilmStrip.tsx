import { editor } from "@matte/messages/editor";
import { useVirtualizer } from "@tanstack/react-virtual";
import { useState } from "react";
import { useEditor } from "../state/context.ts";
import { Thumbnail } from "../thumbs/Thumbnail.tsx";
import { PainterProvider } from "../thumbs/ThumbnailPicture.tsx";
import { useListControls } from "../thumbs/use-list-controls.ts";
import "../thumbs/thumbs.css";
import "./film.css";

/** Thumbnail width and gaps in CSS pixels. As in film.css. */
const FRAME = 88;
const GAP = 6;
const MARGIN = 16;
/** Thumbnails rendered on each side of the view. */
const BEYOND_VIEW = 8;

/** All photos in one row, without their names, below an upright tablet's stage. */
export function FilmStrip() {
  const photos = useEditor((state) => state.history.present.photos);
  const [scroller, setScroller] = useState<HTMLDivElement | null>(null);
  const list = useVirtualizer({
    horizontal: true,
    count: photos.length,
    overscan: BEYOND_VIEW,
    gap: GAP,
    paddingStart: MARGIN,
    paddingEnd: MARGIN,
    scrollPaddingStart: MARGIN,
    scrollPaddingEnd: MARGIN,
    getScrollElement: () => scroller,
    getItemKey: (index) => photos[index]?.id ?? index,
    estimateSize: () => FRAME,
  });
  const { announcement, controls } = useListControls(list, scroller, Infinity);
  return (
    <div ref={setScroller} className="film">
      <PainterProvider list={scroller}>
        <ol aria-label={editor.list.label} style={{ inlineSize: list.getTotalSize() }}>
          {list.getVirtualItems().map(({ key, index, start }) => {
            const entry = photos[index];
            return (
              entry && (
                <Thumbnail
                  key={key}
                  entry={entry}
                  index={index}
                  count={photos.length}
                  sideways
                  style={{ insetInlineStart: start }}
                  onPick={undefined}
                  {...controls}
                />
              )
            );
          })}
        </ol>
      </PainterProvider>
      <p role="status" className="visually-hidden">
        {announcement}
      </p>
    </div>
  );
}
