import type { Size } from "@matte/engine";
import { editor } from "@matte/messages/editor";
import { useVirtualizer } from "@tanstack/react-virtual";
import { type CSSProperties, memo, useCallback, useState } from "react";
import { type FrameStyle, layoutUnread } from "../preview/plan-photo.ts";
import { lazyPart } from "#lib/lazy-parts.tsx";
import { FileName } from "#ui/file-name/FileName.tsx";
import { useEditor } from "../state/context.ts";
import { countFailed } from "../state/failures.ts";
import type { LoadingPhoto } from "../state/store.ts";
import { Thumbnail } from "./Thumbnail.tsx";
import { PainterProvider, ThumbnailPicture } from "./ThumbnailPicture.tsx";
import { useListControls } from "./use-list-controls.ts";
import "./thumbs.css";

const FailedPhotos = lazyPart(async () => (await import("./FailedPhotos.tsx")).FailedPhotos);

/**
 * Up to this many items are always in the page, for the browser's search to find them; longer lists show only those near the view.
 */
const ALL_SHOWN = 60;
const BEYOND_VIEW = 12;

interface ThumbnailListProps {
  readonly columns?: number;
  /** Height of one thumbnail in CSS pixels. */
  readonly rowHeight?: number;
  /** Called when a photo is picked, even if it was selected before. */
  readonly onPick?: (() => void) | undefined;
}

/** A virtual photo list: 5,000 cost as little as 60. */
export function ThumbnailList({ columns = 1, rowHeight = 82, onPick }: ThumbnailListProps) {
  const photos = useEditor((state) => state.history.present.photos);
  const hasFailed = useEditor((state) => countFailed(state) > 0);
  const [scroller, setScroller] = useState<HTMLDivElement | null>(null);
  const loadingPhotos = useEditor((state) => state.loadingPhotos);
  const count = photos.length + loadingPhotos.length;
  const list = useVirtualizer({
    count,
    lanes: columns,
    overscan: count <= ALL_SHOWN ? ALL_SHOWN : BEYOND_VIEW,
    getScrollElement: () => scroller,
    getItemKey: (index) => photos[index]?.id ?? loadingPhotos[index - photos.length]?.id ?? index,
    estimateSize: () => rowHeight,
  });
  const { announcement, controls } = useListControls(list, scroller, columns);
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
                    {...controls}
                  />
                )
              );
            })}
          </ol>
          {list.getVirtualItems().map(({ key, index, lane, start }) => {
            const photo = loadingPhotos[index - photos.length];
            return photo && <LoadingThumbnail key={key} photo={photo} style={placeOf(lane, start)} />;
          })}
        </div>
        {hasFailed && <FailedPhotos />}
      </PainterProvider>
      <p role="status" className="visually-hidden">
        {announcement}
      </p>
    </div>
  );
}

interface LoadingThumbnailProps {
  readonly photo: LoadingPhoto;
  readonly style: CSSProperties;
}

/** Placeholder for a loading photo. Hidden from assistive technology: it is not yet a list item. */
const LoadingThumbnail = memo(function LoadingThumbnail({ photo, style }: LoadingThumbnailProps) {
  const { fileName, preview } = photo;
  return (
    <div className="thumbnail thumbnail-loading" style={style} aria-hidden="true">
      <span className="thumbnail-slip">
        {preview && <UnreadPhoto url={preview.thumbnail} size={preview.size} fileName={fileName} />}
      </span>
      <span className="thumbnail-file">
        <FileName of={fileName} />
      </span>
    </div>
  );
});

interface UnreadPhotoProps {
  readonly url: string;
  readonly size: Size;
  readonly fileName: string;
}

function UnreadPhoto({ url, size, fileName }: UnreadPhotoProps) {
  const layoutOf = useCallback((style: FrameStyle) => layoutUnread(style, size, fileName), [size, fileName]);
  return <ThumbnailPicture url={url} wideGamut={false} layoutOf={layoutOf} />;
}
