/** Caption table state: the current cell, the selection, and editing. */

/** A place in the table, both from 0. */
export interface Place {
  readonly row: number;
  readonly column: number;
}

export interface GridSize {
  readonly rows: number;
  readonly columns: number;
}

export interface GridState {
  readonly current: Place;
  /** The selection's corner opposite the current cell. */
  readonly anchor: Place;
  /** How the current cell is edited, if it is. `replace` starts with an empty field. */
  readonly editing: "keep" | "replace" | null;
  /** Changes whenever the current cell gets the focus. */
  readonly focused: number;
}

export type GridEvent =
  | { readonly type: "moved"; readonly to: Place; readonly extend: boolean }
  | { readonly type: "all-selected" | "collapsed" }
  /** Editing has ended: in place, or because the focus is elsewhere. */
  | { readonly type: "stopped" | "left" }
  | { readonly type: "edited"; readonly how: "keep" | "replace" };

/** The selection's corners, both included. */
export interface Range {
  readonly from: Place;
  readonly to: Place;
}

const START: Place = { row: 0, column: 0 };
export const INITIAL: GridState = { current: START, anchor: START, editing: null, focused: 0 };

export function gridReducer(size: GridSize, state: GridState, event: GridEvent): GridState {
  switch (event.type) {
    case "moved": {
      const current = within(size, event.to);
      return { current, anchor: event.extend ? state.anchor : current, editing: null, focused: state.focused + 1 };
    }
    case "all-selected":
      return { ...state, anchor: START, current: within(size, { row: Infinity, column: Infinity }) };
    case "collapsed":
      return { ...state, anchor: state.current };
    case "edited":
      return { ...state, anchor: state.current, editing: event.how };
    case "stopped":
      return { ...state, editing: null, focused: state.focused + 1 };
    case "left":
      return { ...state, editing: null };
  }
}

export function rangeOf({ current, anchor }: GridState): Range {
  return {
    from: { row: Math.min(current.row, anchor.row), column: Math.min(current.column, anchor.column) },
    to: { row: Math.max(current.row, anchor.row), column: Math.max(current.column, anchor.column) },
  };
}

export function isInRange({ from, to }: Range, { row, column }: Place): boolean {
  return row >= from.row && row <= to.row && column >= from.column && column <= to.column;
}

function within({ rows, columns }: GridSize, { row, column }: Place): Place {
  return { row: clamp(row, rows - 1), column: clamp(column, columns - 1) };
}

function clamp(value: number, last: number): number {
  return Math.max(0, Math.min(last, value));
}
