import { X } from "lucide-react";
import { memo, useRef, type CSSProperties, type KeyboardEvent } from "react";
import { IconButton } from "../../../ui/button/IconButton.tsx";
import { removePhoto } from "../model/changes.ts";
import type { PhotoEntry } from "../model/document.ts";
import { useEditor, useSession } from "../state/context.ts";
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

/** A photo with its current matte on a slip of the wall. The list's style says how wide the matte is, and its colour. */
export const Thumbnail = memo(function Thumbnail(props: ThumbnailProps) {
  const { entry, index, count, sideways, style, onPick, onShift, onLand } = props;
  const { id, subject } = entry;
  const session = useSession();
  const chosen = useEditor((state) => state.history.present.selected === id);
  const item = useRef<HTMLLIElement>(null);
  const landing = useReorder(item, id, sideways, onLand);
  const photo = session.photos.get(id);
  if (photo === undefined) return null;
  const remove = (): void => {
    focusNeighbour(item.current);
    session.change(removePhoto(id));
  };
  const pick = (): void => {
    session.select(id);
    onPick?.();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const by = shiftOf(event);
    if (by === 0) return;
    event.preventDefault();
    onShift(id, by);
  };
  const { file, facts } = photo;
  const shape = { "--shape": facts.size.height / facts.size.width } as CSSProperties;
  return (
    <li ref={item} style={style} aria-posinset={index + 1} aria-setsize={count} data-landing={landing ?? undefined}>
      <button
        className="thumbnail"
        type="button"
        title={file.name}
        aria-current={chosen}
        aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
        data-photo={id}
        onClick={pick}
        onKeyDown={onKeyDown}
      >
        <span className="thumbnail-slip">
          <span className="thumbnail-frame" style={shape}>
            <img src={photo.thumbnail} alt="" draggable={false} decoding="async" />
          </span>
        </span>
        <span className="thumbnail-file">{file.name}</span>
        <i className="dot" />
      </button>
      {/* Beside the button, not in it: the button is named after its file. */}
      <b className="thumbnail-subject" data-none={subject === "" || undefined}>
        {subject || "No subject"}
      </b>
      <IconButton icon={X} label={`Remove ${file.name}`} onClick={remove} />
    </li>
  );
});

function shiftOf({ altKey, key }: KeyboardEvent): -1 | 0 | 1 {
  if (!altKey) return 0;
  if (key === "ArrowUp") return -1;
  return key === "ArrowDown" ? 1 : 0;
}

/** Who removes photos by keyboard stays in the list. */
function focusNeighbour(item: HTMLElement | null): void {
  const neighbour = item?.nextElementSibling ?? item?.previousElementSibling;
  neighbour?.querySelector("button")?.focus({ preventScroll: true });
}
