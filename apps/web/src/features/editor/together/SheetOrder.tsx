import { originalName } from "@matte/framing/photos/original-name.ts";
import { editorTogether as texts } from "@matte/messages/editor-together";
import { type KeyboardEvent, useRef, useState } from "react";
import type { Sheet } from "../model/document.ts";
import type { PhotoRecord } from "../model/registry.ts";
import { movedInSheet } from "../model/sheets.ts";
import { useSession } from "../state/context.ts";
import { type DropSide, useReorder } from "../thumbs/use-reorder.ts";

interface SheetOrderProps {
  readonly sheet: Sheet;
  readonly onChange: (sheet: Sheet) => void;
}

/** The photos in their order, moved by dragging and by Alt with arrows. */
export function SheetOrder({ sheet, onChange }: SheetOrderProps) {
  const { photos: records } = useSession();
  const [announcement, announce] = useState("");
  const indexOf = (id: string): number => sheet.photos.findIndex((photo) => photo.id === id);
  const move = (id: string, to: number): void => {
    const moved = movedInSheet(sheet, id, to);
    if (moved === sheet) return;
    onChange(moved);
    const record = records.get(id);
    const place = moved.photos.findIndex((photo) => photo.id === id) + 1;
    if (record !== undefined) announce(texts.moved(originalName(record), place, moved.photos.length));
  };
  const drop = (id: string, dragged: string, side: DropSide): void => {
    const [from, target] = [indexOf(dragged), indexOf(id)];
    const place = side === "after" ? target + 1 : target;
    move(dragged, from < place ? place - 1 : place);
  };
  return (
    <>
      <ol className="sheet-order" aria-label={texts.order}>
        {sheet.photos.map(({ id }) => {
          const record = records.get(id);
          return (
            record && (
              <SheetMember key={id} record={record} onShift={(by) => move(id, indexOf(id) + by)} onReorder={drop} />
            )
          );
        })}
      </ol>
      <p role="status" className="visually-hidden">
        {announcement}
      </p>
    </>
  );
}

interface SheetMemberProps {
  readonly record: PhotoRecord;
  readonly onShift: (by: -1 | 1) => void;
  readonly onReorder: (id: string, dragged: string, side: DropSide) => void;
}

function SheetMember({ record, onShift, onReorder }: SheetMemberProps) {
  const item = useRef<HTMLLIElement>(null);
  const side = useReorder(item, record.id, true, onReorder, "sheet photo");
  const name = originalName(record);
  const onKeyDown = (event: KeyboardEvent<HTMLButtonElement>): void => {
    const by = event.altKey ? SHIFTS[event.key] : undefined;
    if (by === undefined) return;
    event.preventDefault();
    const { currentTarget } = event;
    onShift(by);
    // Moving an element in the page takes the focus from it.
    requestAnimationFrame(() => currentTarget.focus());
  };
  return (
    <li ref={item} data-drop-side={side ?? undefined}>
      <button
        type="button"
        aria-label={name}
        title={name}
        aria-keyshortcuts="Alt+ArrowLeft Alt+ArrowRight"
        onKeyDown={onKeyDown}
      >
        <img src={record.thumbnail} alt="" draggable={false} />
      </button>
    </li>
  );
}

const SHIFTS: Readonly<Record<string, -1 | 1>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };
