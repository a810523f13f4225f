import { memo, type CSSProperties } from "react";
import type { Arriving } from "../state/store.ts";

interface ArrivingThumbnailProps {
  readonly photo: Arriving;
  readonly style: CSSProperties;
}

/** A photo that is still being read. For the eye alone: it is no item of the list before it can be shown and framed. */
export const ArrivingThumbnail = memo(function ArrivingThumbnail({ photo, style }: ArrivingThumbnailProps) {
  const { fileName, glance } = photo;
  return (
    <div className="thumbnail thumbnail-arriving" style={style} aria-hidden="true">
      <span className="thumbnail-slip">
        {glance && (
          <span className="thumbnail-frame" style={{ "--shape": glance.shape } as CSSProperties}>
            <img src={glance.thumbnail} alt="" draggable={false} decoding="async" />
          </span>
        )}
      </span>
      <span className="thumbnail-file">{fileName}</span>
    </div>
  );
});
