import { editor } from "@matte/messages/editor";
import { useVirtualizer } from "@tanstack/react-virtual";
import { useCallback, useEffect, useState, type CSSProperties } from "react";
import { movePhoto } from "../model/changes.ts";
import { useEditor, usePosition, useSession } from "../state/context.ts";
import { ArrivingThumbnail } from "./ArrivingThumbnail.tsx";
import { PainterProvider } from "./painter-context.tsx";
import { Thumbnail } from "./Thumbnail.tsx";
import type { Landing } from "./use-reorder.ts";
import "./thumbs.css";

/** Up to this many items are always in the page, so that the browser's search finds them; of longer lists, only those near the view. */
const ALL_SHOWN = 60;
const BEYOND_VIEW = 12;

interface ThumbnailListProps {
  readonly columns?: number;
  /** Height of one thumbnail in CSS pixels. */
  readonly rowHeight?: number;
  /** Called when a photo is picked, even if it was selected before. */
  readonly onPick?: (() => void) | undefined;
}

/** A virtual list of the photos: 5,000 of them cost as little as 60. */
export function ThumbnailList({ columns = 1, rowHeight = 82, onPick }: ThumbnailListProps) {
  const photos = useEditor((state) => state.history.present.photos);
  const [scroller, setScroller] = useState<HTMLDivElement | null>(null);
  const arriving = useEditor((state) => state.arriving);
  const count = photos.length + arriving.length;
  const list = useVirtualizer({
    count,
    lanes: columns,
    overscan: count <= ALL_SHOWN ? ALL_SHOWN : BEYOND_VIEW,
    getScrollElement: () => scroller,
    getItemKey: (index) => photos[index]?.id ?? arriving[index - photos.length]?.id ?? index,
    estimateSize: () => rowHeight,
  });
  const position = usePosition();
  useEffect(() => {
    if (position >= 0 && scroller !== null) list.scrollToIndex(position, { align: "auto" });
  }, [list, position, scroller]);
  const { announcement, onShift, onLand } = useMoves(scroller);
  const placeOf = (lane: number, start: number): CSSProperties => ({
    blockSize: rowHeight,
    inlineSize: `${100 / columns}%`,
    insetInlineStart: `${(100 * lane) / columns}%`,
    insetBlockStart: start,
  });
  return (
    <div ref={setScroller} className="thumbs-scroll">
      <PainterProvider list={scroller}>
        <div style={{ blockSize: list.getTotalSize() }}>
          <ol aria-label={editor.list.label}>
            {list.getVirtualItems().map(({ key, index, lane, start }) => {
              const entry = photos[index];
              return (
                entry && (
                  <Thumbnail
                    key={key}
                    entry={entry}
                    index={index}
                    count={photos.length}
                    sideways={columns > 1}
                    style={placeOf(lane, start)}
                    onPick={onPick}
                    onShift={onShift}
                    onLand={onLand}
                  />
                )
              );
            })}
          </ol>
          {list.getVirtualItems().map(({ key, index, lane, start }) => {
            const photo = arriving[index - photos.length];
            return photo && <ArrivingThumbnail key={key} photo={photo} style={placeOf(lane, start)} />;
          })}
        </div>
      </PainterProvider>
      <p role="status" className="visually-hidden">
        {announcement}
      </p>
    </div>
  );
}

/** Changes the photos' order, and announces it to screen readers. */
function useMoves(scroller: HTMLElement | null) {
  const session = useSession();
  const [announcement, announce] = useState("");
  const move = useCallback(
    (id: string, to: number) => {
      session.change(movePhoto(id, to));
      const { photos } = session.store.getState().history.present;
      const place = photos.findIndex((photo) => photo.id === id) + 1;
      const file = session.photos.get(id)?.file.name;
      const { moved, movedUnnamed } = editor.list;
      announce(file === undefined ? movedUnnamed(place, photos.length) : moved(file, place, photos.length));
    },
    [session],
  );
  const indexOf = useCallback(
    (id: string) => session.store.getState().history.present.photos.findIndex((photo) => photo.id === id),
    [session],
  );
  const onShift = useCallback(
    (id: string, by: -1 | 1) => {
      move(id, indexOf(id) + by);
      // Moving an element in the page takes the focus from it.
      requestAnimationFrame(() => scroller?.querySelector<HTMLElement>(`[data-photo="${id}"]`)?.focus());
    },
    [indexOf, move, scroller],
  );
  const onLand = useCallback(
    (id: string, dragged: string, landing: Landing) => {
      const [from, target] = [indexOf(dragged), indexOf(id)];
      const place = landing === "after" ? target + 1 : target;
      move(dragged, from < place ? place - 1 : place);
    },
    [indexOf, move],
  );
  return { announcement, onShift, onLand };
}
