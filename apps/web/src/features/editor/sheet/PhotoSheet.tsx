import { editor } from "@matte/messages/editor";
import { editorWork } from "@matte/messages/editor-work";
import { useCallback, useEffect, useRef, type RefObject } from "react";
import { Button } from "#ui/button/Button.tsx";
import { Sheet } from "#ui/overlay/Sheet.tsx";
import { useEditor, usePhotoCount, useSession } from "../state/context.ts";
import { countSelected } from "../state/selection.ts";
import { clearWithNotice } from "../state/undo-notice.tsx";
import { PhotoMenu } from "../thumbs/PhotoMenu.tsx";
import { SelectButton } from "../thumbs/SelectButton.tsx";
import { SortSelect } from "../thumbs/SortSelect.tsx";
import { BatchNote } from "../thumbs/Thumbnails.tsx";
import { ThumbnailList } from "../thumbs/ThumbnailList.tsx";
import "./sheet.css";

/** Height of a thumbnail, its name and the gap below it, in CSS pixels. */
const TILE = 160;
/** Milliseconds between a pick and the sheet's closing (SPEC §2, §9): enough to see the photo picked. */
const CLOSE_AFTER_PICK = 700;

interface PhotoSheetProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Gets the focus when the sheet closes. */
  readonly pill: RefObject<HTMLButtonElement | null>;
}

/** All photos in three columns. Picking one shows it, and the sheet closes a moment later. */
export function PhotoSheet({ open, onClose, pill }: PhotoSheetProps) {
  const session = useSession();
  const count = usePhotoCount();
  const list = useRef<HTMLDivElement>(null);
  const closeSoon = useCloseAfterPick(open, onClose);
  const selected = useEditor(countSelected);
  return (
    <Sheet
      open={open}
      onClose={onClose}
      label={editor.list.label}
      heading={
        <span className="num" aria-live="polite">
          {selected > 1 ? editorWork.selected(selected) : editor.list.count(count)}
        </span>
      }
      end={
        <>
          <SelectButton />
          <Button variant="bare" onClick={() => clearWithNotice(session)}>
            {editor.clearAll}
          </Button>
          {count > 1 && <PhotoMenu />}
        </>
      }
      firstFocus={() => list.current?.querySelector<HTMLElement>("[aria-current=true]") ?? null}
      returnFocus={() => pill.current ?? document.querySelector<HTMLElement>(".editor-add input")}
    >
      <SortSelect />
      <div ref={list} className="photo-sheet">
        <ThumbnailList columns={3} rowHeight={TILE} onPick={closeSoon} />
      </div>
      <BatchNote />
    </Sheet>
  );
}

/** Closes a moment after the last pick. A sheet closing earlier drops its timer and cannot close the next one. */
function useCloseAfterPick(open: boolean, onClose: () => void): () => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), [open]);
  return useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(onClose, CLOSE_AFTER_PICK);
  }, [onClose]);
}
