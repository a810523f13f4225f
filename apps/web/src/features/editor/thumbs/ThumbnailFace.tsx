import { X } from "lucide-react";
import { memo, type CSSProperties, type KeyboardEvent, type RefObject } from "react";
import { IconButton } from "#ui/button/IconButton.tsx";
import { removePhoto } from "../model/changes.ts";
import type { PhotoEntry } from "../model/document.ts";
import { useEditor, useSession } from "../state/context.ts";

interface ThumbnailFaceProps {
  readonly item: RefObject<HTMLElement | null>;
  readonly entry: PhotoEntry;
  readonly onPick: (() => void) | undefined;
  /** Asks for this photo to stand elsewhere: so many places further. */
  readonly onShift: (id: string, by: -1 | 1) => void;
}

/** A photo with its current matte on a slip of the wall. The list's style says how wide the matte is, and its colour. */
export const ThumbnailFace = memo(function ThumbnailFace({ item, entry, onPick, onShift }: ThumbnailFaceProps) {
  const { id, subject } = entry;
  const session = useSession();
  const chosen = useEditor((state) => state.history.present.selected === id);
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
    <>
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
    </>
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
