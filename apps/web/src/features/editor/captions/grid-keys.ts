/** The caption table's keys while no cell is edited: as in spreadsheets and in the ARIA grid pattern. */
import type { GridSize, Place } from "./grid-reducer.ts";

export interface GridKey {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
}

export type GridCommand = "edit" | "type" | "clear" | "select-all" | "fill-down" | "undo" | "redo";

type Move = (place: Place, page: number) => Place;

const MOVES: Readonly<Record<string, Move>> = {
  ArrowUp: ({ row, column }) => ({ row: row - 1, column }),
  ArrowDown: ({ row, column }) => ({ row: row + 1, column }),
  ArrowLeft: ({ row, column }) => ({ row, column: column - 1 }),
  ArrowRight: ({ row, column }) => ({ row, column: column + 1 }),
  Home: ({ row }) => ({ row, column: 0 }),
  End: ({ row }) => ({ row, column: Infinity }),
  PageUp: ({ row, column }, page) => ({ row: row - page, column }),
  PageDown: ({ row, column }, page) => ({ row: row + page, column }),
};
const FAR_MOVES: Readonly<Record<string, Move>> = {
  ArrowUp: ({ column }) => ({ row: 0, column }),
  ArrowDown: ({ column }) => ({ row: Infinity, column }),
  ArrowLeft: ({ row }) => ({ row, column: 0 }),
  ArrowRight: ({ row }) => ({ row, column: Infinity }),
  Home: () => ({ row: 0, column: 0 }),
  End: () => ({ row: Infinity, column: Infinity }),
};

/**
 * Place after a key; null for other keys. Tab moves within a row and leaves the table at its ends.
 * @param page rows in view
 */
export function placeAfter(press: GridKey, from: Place, { columns }: GridSize, page: number): Place | null {
  if (press.altKey) return null;
  const command = press.ctrlKey || press.metaKey;
  if (press.key === "Tab" && !command) {
    const column = from.column + (press.shiftKey ? -1 : 1);
    return column < 0 || column >= columns ? null : { ...from, column };
  }
  return (command ? FAR_MOVES : MOVES)[press.key]?.(from, page) ?? null;
}

const COMMANDS: Readonly<Record<string, GridCommand>> = {
  Enter: "edit",
  F2: "edit",
  Delete: "clear",
  Backspace: "clear",
};
const WITH_COMMAND: Readonly<Record<string, GridCommand>> = { a: "select-all", d: "fill-down", z: "undo", y: "redo" };

/** Returns null for keys used by the browser or the dialog. `type` starts editing with the key's letter. */
export function gridCommandOf({ key, ctrlKey, metaKey, shiftKey, altKey }: GridKey): GridCommand | null {
  if (ctrlKey || metaKey) {
    const command = WITH_COMMAND[key.toLowerCase()] ?? null;
    return command === "undo" && shiftKey ? "redo" : command;
  }
  if (altKey) return null;
  // Input methods report their keys as `Process`, accents theirs as `Dead`.
  return COMMANDS[key] ?? ([...key].length === 1 || key === "Process" || key === "Dead" ? "type" : null);
}
