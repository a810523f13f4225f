import { memo, type CSSProperties } from "react";
import type { Arriving } from "../state/store.ts";

interface ArrivingThumbnailProps {
  readonly photo: Arriving;
  readonly style: CSSProperties;
}

/** Placeholder of a photo that is loading. Hidden from assistive technology: it is not yet an item of the list. */
export const ArrivingThumbnail = memo(function ArrivingThumbnail({ photo, style }: ArrivingThumbnailProps) {
  const { fileName, preview } = photo;
  return (
    <div className="thumbnail thumbnail-arriving" style={style} aria-hidden="true">
      <span className="thumbnail-slip">
        {preview && (
          <span className="thumbnail-frame" style={{ "--shape": preview.shape } as CSSProperties}>
            <img src={preview.thumbnail} alt="" draggable={false} decoding="async" />
          </span>
        )}
      </span>
      <span className="thumbnail-file">{fileName}</span>
    </div>
  );
});
