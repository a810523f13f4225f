import type { Layout } from "@matte/engine";
import { editor } from "@matte/messages/editor";
import { TriangleAlert, X } from "lucide-react";
import {
  type ComponentProps,
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
  memo,
  type RefObject,
  useCallback,
  useId,
  useRef,
  useState,
} from "react";
import { withoutName } from "#domain/photos/describe.ts";
import { IconButton } from "#ui/button/IconButton.tsx";
import { FileName } from "#ui/file-name/FileName.tsx";
import { Icon } from "#ui/Icon.tsx";
import { originalName } from "@matte/framing/photos/original-name.ts";
import { removePhoto } from "../model/changes.ts";
import type { PhotoEntry } from "../model/document.ts";
import { useEditor, usePrintedSubject, useSession, useShownRecord } from "../state/context.ts";
import { extendSelection, toggleSelected } from "../state/selection.ts";
import { changeWithNotice } from "../state/undo-notice.tsx";
import { FramedThumbnail } from "./FramedThumbnail.tsx";
import { type DropSide, useReorder } from "./use-reorder.ts";

interface ThumbnailProps {
  readonly entry: PhotoEntry;
  /** Position in the list, from 0. */
  readonly index: number;
  readonly count: number;
  /** True for a list running in rows. */
  readonly sideways: boolean;
  readonly style: CSSProperties;
  readonly onPick: (() => void) | undefined;
  /** Called to move the photo by one place. */
  readonly onShift: (id: string, by: -1 | 1) => void;
  /** Called for keys that select another photo. */
  readonly onStep: (event: KeyboardEvent, id: string) => void;
  /** Called when another photo is dropped next to this one. */
  readonly onReorder: (id: string, dragged: string, dropSide: DropSide) => void;
}

/** A list item. Separate from its contents, because position and count change with every photo added. */
export function Thumbnail({
  entry,
  index,
  count,
  sideways,
  style,
  onPick,
  onShift,
  onStep,
  onReorder,
}: ThumbnailProps) {
  const item = useRef<HTMLLIElement>(null);
  const dropSide = useReorder(item, entry.id, sideways, onReorder);
  return (
    <li ref={item} style={style} aria-posinset={index + 1} aria-setsize={count} data-drop-side={dropSide ?? undefined}>
      <ThumbnailContent item={item} entry={entry} onPick={onPick} onShift={onShift} onStep={onStep} />
    </li>
  );
}

interface ThumbnailContentProps extends Pick<ThumbnailProps, "entry" | "onPick" | "onShift" | "onStep"> {
  readonly item: RefObject<HTMLElement | null>;
}

/** A framed photo on a piece of wall, with its names and its controls. */
const ThumbnailContent = memo(function ThumbnailContent({
  item,
  entry,
  onPick,
  onShift,
  onStep,
}: ThumbnailContentProps) {
  const { id } = entry;
  const subject = usePrintedSubject(entry);
  const session = useSession();
  const chosen = useEditor((state) => state.history.present.selected === id);
  const marked = useEditor((state) => state.marked.size > 1 && state.marked.has(id));
  const photo = useShownRecord(entry);
  const reason = useEditor((state) => state.unexported.get(id)?.sentence);
  const note = useId();
  const [isCut, setCut] = useState(false);
  const onLayout = useCallback(({ cut }: Layout) => setCut(cut.length > 0), []);
  if (photo === undefined) return null;
  const name = originalName(photo);
  const remove = (): void => {
    focusNeighbour(item.current);
    changeWithNotice(session, removePhoto(id), editor.list.removed(name));
  };
  const pick = ({ shiftKey, ctrlKey, metaKey }: MouseEvent): void => {
    if (shiftKey) return extendSelection(session, id);
    if (ctrlKey || metaKey || session.store.getState().selecting) return toggleSelected(session, id);
    session.select(id);
    onPick?.();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const by = shiftOf(event);
    if (by === 0) return onStep(event, id);
    event.preventDefault();
    onShift(id, by);
  };
  // The file name replaces a missing title.
  const title = reason === undefined ? subject : withoutName(reason, photo.file.name);
  const remark = reason ?? (isCut ? editor.list.captionCut : undefined);
  return (
    <>
      <button
        className="thumbnail"
        type="button"
        aria-label={name}
        title={reason ?? photo.file.name}
        aria-current={chosen}
        aria-pressed={marked || undefined}
        aria-describedby={remark === undefined ? undefined : note}
        aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
        data-photo={id}
        data-failed={reason !== undefined || undefined}
        onClick={pick}
        onKeyDown={onKeyDown}
      >
        <Slip photo={photo} entry={entry} onLayout={onLayout} hasRemark={remark !== undefined} />
        <span className="thumbnail-file">
          <FileName of={name} />
        </span>
        <i className="dot" />
      </button>
      {/* Outside the button, which is named after its file alone. */}
      {title !== "" && <b className="thumbnail-subject">{title}</b>}
      <IconButton icon={X} label={editor.list.remove(name)} onClick={remove} />
      {remark !== undefined && (
        <span id={note} hidden>
          {remark}
        </span>
      )}
    </>
  );
});

/** The framed photo on its piece of wall, with marks for a remark and an individual look. */
function Slip({ hasRemark, ...framed }: ComponentProps<typeof FramedThumbnail> & { readonly hasRemark: boolean }) {
  const matte = framed.entry.own?.outerBorderColor;
  return (
    <span className="thumbnail-slip">
      <FramedThumbnail {...framed} />
      {hasRemark && <Icon of={TriangleAlert} />}
      {matte !== undefined && <i className="thumbnail-own" style={{ backgroundColor: matte }} />}
    </span>
  );
}

function shiftOf({ altKey, key }: KeyboardEvent): -1 | 0 | 1 {
  if (!altKey) return 0;
  if (key === "ArrowUp") return -1;
  return key === "ArrowDown" ? 1 : 0;
}

/** Keeps the focus in the list when photos are removed by keyboard. */
function focusNeighbour(item: HTMLElement | null): void {
  const neighbour = item?.nextElementSibling ?? item?.previousElementSibling;
  neighbour?.querySelector("button")?.focus({ preventScroll: true });
}
