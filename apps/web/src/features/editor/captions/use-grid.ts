/** The table's current cell, moved by keys and the pointer. */
import { type KeyboardEvent, type PointerEvent, useMemo, useReducer } from "react";
import { flushSync } from "react-dom";
import type { CaptionEdit } from "../model/caption-edits.ts";
import { gridCommandOf, type GridCommand, placeAfter } from "./grid-keys.ts";
import {
  gridReducer,
  type GridSize,
  type GridState,
  INITIAL,
  type Place,
  type Range,
  rangeOf,
} from "./grid-reducer.ts";
import type { Captions } from "./use-captions.ts";

/** Row handlers; the same object while the table is open. */
export interface CellActions {
  readonly onPress: (place: Place, event: PointerEvent) => void;
  readonly onDrag: (place: Place) => void;
  readonly onEdit: (place: Place) => void;
  /** Ends editing. @param edit null if nothing changes @param to the next current cell, or why there is none */
  readonly onCommit: (edit: CaptionEdit | null, to: Place | "stopped" | "left") => void;
}

/** Columns from and to, both included; null for a row without selected cells. */
export type SelectedColumns = `${number}-${number}` | null;

export interface Grid {
  readonly state: GridState;
  readonly range: Range;
  /** A string: rows with the same selection are not rendered again. */
  readonly selectedIn: (row: number) => SelectedColumns;
  readonly actions: CellActions;
  readonly onKeyDown: (event: KeyboardEvent, page: number) => void;
}

export function useGrid(size: GridSize, captions: Captions): Grid {
  const [state, send] = useReducer(
    (before: GridState, event: Parameters<typeof gridReducer>[2]) => gridReducer(size, before, event),
    INITIAL,
  );
  const { edit } = captions;
  const actions = useMemo<CellActions>(
    () => ({
      onPress: (place, { shiftKey }) => {
        leaveField();
        send({ type: "moved", to: place, extend: shiftKey });
      },
      onDrag: (place) => send({ type: "moved", to: place, extend: true }),
      onEdit: (place) => {
        send({ type: "moved", to: place, extend: false });
        send({ type: "edited", how: "keep" });
      },
      onCommit: (change, to) => {
        if (change !== null) edit(change);
        send(typeof to === "string" ? { type: to } : { type: "moved", to, extend: false });
      },
    }),
    [edit],
  );
  const range = rangeOf(state);
  const commands: Readonly<Record<GridCommand, () => void>> = {
    edit: () => send({ type: "edited", how: "keep" }),
    // Rendered at once: the browser or an input method types the key's letter into the field.
    type: () => flushSync(() => send({ type: "edited", how: "replace" })),
    clear: () => captions.clear(range),
    "select-all": () => send({ type: "all-selected" }),
    "fill-down": () => captions.fillDown(range),
    undo: captions.undo,
    redo: captions.redo,
  };
  const onKeyDown = (event: KeyboardEvent, page: number): void => {
    if (state.editing !== null) return;
    if (event.key === "Escape" && !isSingle(range)) return take(event, () => send({ type: "collapsed" }));
    const to = placeAfter(event, state.current, size, page);
    if (to !== null)
      return take(event, () => send({ type: "moved", to, extend: event.shiftKey && event.key !== "Tab" }));
    const command = gridCommandOf(event);
    if (command === "type") commands.type();
    else if (command !== null) take(event, commands[command]);
  };
  const selectedIn = (row: number): SelectedColumns =>
    row < range.from.row || row > range.to.row ? null : `${range.from.column}-${range.to.column}`;
  return { state, range, selectedIn, actions, onKeyDown };
}

/** Commits the edited cell, because removing a focused field would not blur it. */
function leaveField(): void {
  if (document.activeElement instanceof HTMLTextAreaElement) document.activeElement.blur();
}

function take(event: KeyboardEvent, act: () => void): void {
  event.preventDefault();
  event.stopPropagation();
  act();
}

function isSingle({ from, to }: Range): boolean {
  return from.row === to.row && from.column === to.column;
}
