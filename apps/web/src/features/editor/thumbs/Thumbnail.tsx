import { X } from "lucide-react";
import { memo, useEffect, useRef, type CSSProperties } from "react";
import { IconButton } from "../../../ui/button/IconButton.tsx";
import { removePhoto } from "../model/changes.ts";
import type { PhotoEntry } from "../model/document.ts";
import { useEditor, useSession } from "../state/context.ts";

interface ThumbnailProps {
  readonly entry: PhotoEntry;
}

/** A photo with its current matte on a slip of the wall. The list's style says how wide the matte is, and its colour. */
export const Thumbnail = memo(function Thumbnail({ entry: { id, subject } }: ThumbnailProps) {
  const session = useSession();
  const chosen = useEditor((state) => state.history.present.selected === id);
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (chosen && item.current !== null) showInList(item.current);
  }, [chosen]);
  const photo = session.photos.get(id);
  if (photo === undefined) return null;
  const remove = (): void => {
    focusNeighbour(item.current);
    session.change(removePhoto(id));
  };
  const { file, facts } = photo;
  const shape = { "--shape": facts.size.height / facts.size.width } as CSSProperties;
  return (
    <li ref={item}>
      <button
        className="thumbnail"
        type="button"
        title={file.name}
        aria-current={chosen}
        onClick={() => session.select(id)}
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
      <b className="thumbnail-subject">{subject || "No subject"}</b>
      <IconButton icon={X} label={`Remove ${file.name}`} onClick={remove} />
    </li>
  );
});

/** Brings an item into the list's own view; the page around it stays where it is. */
function showInList(item: HTMLElement): void {
  const list = item.parentElement;
  if (list === null) return;
  const { offsetTop, offsetHeight } = item;
  const top = offsetTop - list.offsetTop;
  if (top < list.scrollTop) list.scrollTop = top;
  else if (top + offsetHeight > list.scrollTop + list.clientHeight)
    list.scrollTop = top + offsetHeight - list.clientHeight;
}

/** Who removes photos by keyboard stays in the list. */
function focusNeighbour(item: HTMLElement | null): void {
  const neighbour = item?.nextElementSibling ?? item?.previousElementSibling;
  neighbour?.querySelector("button")?.focus({ preventScroll: true });
}
