import type { Size } from "@matte/engine";
import { memo, useCallback, type CSSProperties } from "react";
import { type FrameStyle, layoutUnread } from "../preview/plan-photo.ts";
import type { Arriving } from "../state/store.ts";
import { ThumbnailPicture } from "./ThumbnailPicture.tsx";

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
        {preview && <UnreadPhoto url={preview.thumbnail} size={preview.size} fileName={fileName} />}
      </span>
      <span className="thumbnail-file">{fileName}</span>
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
