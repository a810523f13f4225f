import type { Layout } from "@matte/engine";
import { useCallback } from "react";
import type { PhotoEntry } from "../model/document.ts";
import type { PhotoRecord } from "../model/registry.ts";
import { thumbnailSource } from "../model/shown-record.ts";
import { type FrameStyle, planPhoto, styleOf } from "../preview/plan-photo.ts";
import { useEditor, usePrintedPosition } from "../state/context.ts";
import { ThumbnailPicture } from "./ThumbnailPicture.tsx";

interface FramedThumbnailProps {
  /** As its frame shows it. */
  readonly photo: PhotoRecord;
  readonly entry: PhotoEntry;
  /** More pixels than the thumbnail has. */
  readonly pixels?: ImageBitmap | undefined;
  /** Called with each drawn layout; the same function every time. */
  readonly onLayout?: (layout: Layout) => void;
}

/** A listed photo in its frame. */
export function FramedThumbnail({ photo, entry, pixels, onLayout }: FramedThumbnailProps) {
  const { id } = photo;
  const { url, facts } = thumbnailSource(photo);
  const position = usePrintedPosition(entry);
  const found = useEditor((state) => state.fallbacks.get(id));
  const layoutOf = useCallback(
    (style: FrameStyle) => planPhoto(styleOf(style, entry), { entry, record: photo, position, found }),
    [entry, photo, position, found],
  );
  return (
    <ThumbnailPicture
      url={url}
      wideGamut={photo.facts.wideGamut}
      facts={facts}
      pixels={pixels}
      layoutOf={layoutOf}
      {...(onLayout && { onLayout })}
    />
  );
}
