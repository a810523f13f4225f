import { expect, test } from "vitest";
import { type GridKey, gridCommandOf, placeAfter } from "./grid-keys.ts";
import { gridReducer, type GridState, INITIAL, isInRange, rangeOf } from "./grid-reducer.ts";

const SIZE = { rows: 100, columns: 7 };
const FROM = { row: 50, column: 3 };

function press(keys: string): GridKey {
  const parts = keys.split(" ");
  const [ctrlKey, shiftKey, altKey] = ["Ctrl", "Shift", "Alt"].map((name) => parts.includes(name));
  return { key: parts.at(-1)!, ctrlKey: ctrlKey!, metaKey: false, shiftKey: shiftKey!, altKey: altKey! };
}

function after(state: GridState, ...events: Parameters<typeof gridReducer>[2][]): GridState {
  return events.reduce((before, event) => gridReducer(SIZE, before, event), state);
}

test.each([
  ["ArrowUp", 49, 3],
  ["ArrowDown", 51, 3],
  ["ArrowLeft", 50, 2],
  ["ArrowRight", 50, 4],
  ["Shift ArrowDown", 51, 3],
  ["Home", 50, 0],
  ["End", 50, 6],
  ["PageUp", 40, 3],
  ["PageDown", 60, 3],
  ["Ctrl Home", 0, 0],
  ["Ctrl End", 99, 6],
  ["Ctrl ArrowUp", 0, 3],
  ["Ctrl ArrowDown", 99, 3],
  ["Tab", 50, 4],
  ["Shift Tab", 50, 2],
])("%s moves to row %i, column %i", (keys, row, column) => {
  const to = placeAfter(press(keys), FROM, SIZE, 10)!;
  expect(after(INITIAL, { type: "moved", to, extend: false }).current).toEqual({ row, column });
});

test.each(["a", "Enter", "Escape", "Alt ArrowDown"])("%s moves nowhere", (keys) => {
  expect(placeAfter(press(keys), FROM, SIZE, 10)).toBeNull();
});

test("Tab leaves the table at the ends of a row", () => {
  expect(placeAfter(press("Tab"), { row: 0, column: 6 }, SIZE, 10)).toBeNull();
  expect(placeAfter(press("Shift Tab"), { row: 5, column: 0 }, SIZE, 10)).toBeNull();
});

test.each([
  ["Enter", "edit"],
  ["F2", "edit"],
  ["Delete", "clear"],
  ["Backspace", "clear"],
  ["a", "type"],
  ["한", "type"],
  ["Process", "type"],
  ["Ctrl a", "select-all"],
  ["Ctrl d", "fill-down"],
  ["Ctrl z", "undo"],
  ["Ctrl Shift Z", "redo"],
  ["Ctrl y", "redo"],
  ["Ctrl c", null],
  ["Escape", null],
  ["Alt x", null],
])("%s is the command %s", (keys, command) => {
  expect(gridCommandOf(press(keys))).toBe(command);
});

test("moves end at the table's edges", () => {
  const state = after(INITIAL, { type: "moved", to: { row: -1, column: 9 }, extend: false });
  expect(state.current).toEqual({ row: 0, column: 6 });
});

test("an extended selection keeps its first cell, and the next move ends it", () => {
  const extended = after(
    INITIAL,
    { type: "moved", to: { row: 2, column: 2 }, extend: false },
    { type: "moved", to: { row: 0, column: 3 }, extend: true },
  );
  expect(rangeOf(extended)).toEqual({ from: { row: 0, column: 2 }, to: { row: 2, column: 3 } });
  expect(isInRange(rangeOf(extended), { row: 1, column: 3 })).toBe(true);
  expect(isInRange(rangeOf(extended), { row: 1, column: 4 })).toBe(false);
  const moved = after(extended, { type: "moved", to: { row: 5, column: 5 }, extend: false });
  expect(rangeOf(moved)).toEqual({ from: { row: 5, column: 5 }, to: { row: 5, column: 5 } });
});

test("editing applies to the current cell alone, and never takes the focus back from elsewhere", () => {
  const editing = after(INITIAL, { type: "all-selected" }, { type: "edited", how: "replace" });
  expect(rangeOf(editing)).toEqual({ from: editing.current, to: editing.current });
  expect(after(editing, { type: "left" })).toMatchObject({ editing: null, focused: editing.focused });
  expect(after(editing, { type: "stopped" })).toMatchObject({ editing: null, focused: editing.focused + 1 });
});
