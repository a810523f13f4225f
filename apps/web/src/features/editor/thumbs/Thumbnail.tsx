import { useRef, type CSSProperties } from "react";
import type { PhotoEntry } from "../model/document.ts";
import { ThumbnailFace } from "./ThumbnailFace.tsx";
import { useReorder, type Landing } from "./use-reorder.ts";

interface ThumbnailProps {
  readonly entry: PhotoEntry;
  /** From 0. */
  readonly index: number;
  readonly count: number;
  /** Whether the list runs in rows. */
  readonly sideways: boolean;
  readonly style: CSSProperties;
  readonly onPick: (() => void) | undefined;
  /** Asks for this photo to stand elsewhere: so many places further. */
  readonly onShift: (id: string, by: -1 | 1) => void;
  /** Another photo was dropped beside the one of this id. */
  readonly onLand: (id: string, dragged: string, landing: Landing) => void;
}

/** A photo's place in the list. With every photo that comes in its number of how many changes, and nothing else. */
export function Thumbnail({ entry, index, count, sideways, style, onPick, onShift, onLand }: ThumbnailProps) {
  const item = useRef<HTMLLIElement>(null);
  const landing = useReorder(item, entry.id, sideways, onLand);
  return (
    <li ref={item} style={style} aria-posinset={index + 1} aria-setsize={count} data-landing={landing ?? undefined}>
      <ThumbnailFace item={item} entry={entry} onPick={onPick} onShift={onShift} />
    </li>
  );
}
