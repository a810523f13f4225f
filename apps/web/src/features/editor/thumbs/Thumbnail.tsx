import { useRef, type CSSProperties } from "react";
import type { PhotoEntry } from "../model/document.ts";
import { ThumbnailFace } from "./ThumbnailFace.tsx";
import { useReorder, type Landing } from "./use-reorder.ts";

interface ThumbnailProps {
  readonly entry: PhotoEntry;
  /** Position in the list, from 0. */
  readonly index: number;
  readonly count: number;
  /** True for a list that runs in rows. */
  readonly sideways: boolean;
  readonly style: CSSProperties;
  readonly onPick: (() => void) | undefined;
  /** Called to move the photo by one place. */
  readonly onShift: (id: string, by: -1 | 1) => void;
  /** Called when another photo is dropped next to this one. */
  readonly onLand: (id: string, dragged: string, landing: Landing) => void;
}

/** An item of the list. Apart from its contents, because position and count change with every photo that is added. */
export function Thumbnail({ entry, index, count, sideways, style, onPick, onShift, onLand }: ThumbnailProps) {
  const item = useRef<HTMLLIElement>(null);
  const landing = useReorder(item, entry.id, sideways, onLand);
  return (
    <li ref={item} style={style} aria-posinset={index + 1} aria-setsize={count} data-landing={landing ?? undefined}>
      <ThumbnailFace item={item} entry={entry} onPick={onPick} onShift={onShift} />
    </li>
  );
}
