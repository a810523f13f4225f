import { useRef, type RefObject } from "react";
import { Button } from "#ui/button/Button.tsx";
import { Sheet } from "#ui/overlay/Sheet.tsx";
import { usePhotoCount, useSession } from "../state/context.ts";
import { BatchNote } from "../thumbs/BatchNote.tsx";
import { ThumbnailList } from "../thumbs/ThumbnailList.tsx";
import { useLeaveAfterPick } from "./use-leave-after-pick.ts";
import "./sheet.css";

/** Height of a thumbnail with its name, and the space to the next, in CSS pixels. */
const TILE = 160;

interface PhotoSheetProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Gets the focus back. */
  readonly pill: RefObject<HTMLButtonElement | null>;
}

/** All photos, three beside each other. Picking one shows it, and the sheet goes away a moment later. */
export function PhotoSheet({ open, onClose, pill }: PhotoSheetProps) {
  const session = useSession();
  const count = usePhotoCount();
  const list = useRef<HTMLDivElement>(null);
  const leaveSoon = useLeaveAfterPick(open, onClose);
  return (
    <Sheet
      open={open}
      onClose={onClose}
      label="Thumbnails"
      heading={<span className="num">{count === 1 ? "1 photo" : `${count} photos`}</span>}
      end={
        <Button look="bare" onClick={session.clear}>
          Clear all
        </Button>
      }
      firstFocus={() => list.current?.querySelector<HTMLElement>("[aria-current=true]") ?? null}
      returnFocus={() => pill.current ?? document.querySelector<HTMLElement>("[aria-label='Add photos']")}
    >
      <div ref={list} className="photo-sheet">
        <ThumbnailList columns={3} rowHeight={TILE} onPick={leaveSoon} />
      </div>
      <BatchNote />
    </Sheet>
  );
}
