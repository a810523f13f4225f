import { type CaptionField, isMultiline, TEXT_LIMIT } from "@matte/engine";
import { type KeyboardEvent, useRef, useState } from "react";
import { type Cell, editOf } from "./cells.ts";
import type { GridState, Place } from "./grid-reducer.ts";
import type { CellActions } from "./use-grid.ts";

interface CellEditorProps {
  readonly label: string;
  readonly photo: string;
  readonly field: CaptionField;
  readonly cell: Cell;
  readonly how: NonNullable<GridState["editing"]>;
  readonly place: Place;
  readonly onCommit: CellActions["onCommit"];
}

/** The field in a cell. Enter and Tab move to another cell, Escape restores the text; Shift+Enter starts a new line where there may be several. */
export function CellEditor({ label, photo, field, cell, how, place, onCommit }: CellEditorProps) {
  const [text, setText] = useState(how === "keep" ? cell.text : "");
  const done = useRef(false);
  const end = (to: Place | "stopped" | "left", keep: boolean): void => {
    if (done.current) return;
    done.current = true;
    onCommit(keep ? editOf(photo, field, cell, text) : null, to);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>): void => {
    event.stopPropagation();
    if (event.nativeEvent.isComposing) return;
    const { key, shiftKey, altKey } = event;
    if (key === "Enter" && (shiftKey || altKey) && isMultiline(field)) {
      event.preventDefault();
      return setText(withBreak(event.currentTarget));
    }
    const to = nextPlace(key, shiftKey, place);
    if (to === undefined) return;
    event.preventDefault();
    end(to, key !== "Escape");
  };
  return (
    <textarea
      ref={focusAtEnd}
      className="caption-editor"
      aria-label={label}
      dir="auto"
      rows={1}
      maxLength={TEXT_LIMIT}
      value={text}
      onChange={({ target }) => setText(target.value)}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => event.stopPropagation()}
      onBlur={() => end("left", true)}
    />
  );
}

/** The cell after a key; undefined for keys used by the field. */
function nextPlace(key: string, shift: boolean, { row, column }: Place): Place | "stopped" | undefined {
  if (key === "Escape") return "stopped";
  if (key === "Enter") return { row: row + (shift ? -1 : 1), column };
  return key === "Tab" ? { row, column: column + (shift ? -1 : 1) } : undefined;
}

/** Starts a new line at the caret. @returns the text */
function withBreak(input: HTMLTextAreaElement): string {
  input.setRangeText("\n", input.selectionStart, input.selectionEnd, "end");
  return input.value;
}

function focusAtEnd(input: HTMLTextAreaElement | null): void {
  input?.focus();
  input?.setSelectionRange(input.value.length, input.value.length);
}
