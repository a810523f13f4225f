import { describe, expect, it } from "vitest";
import { commandOf, type Command, type KeyContext } from "./shortcuts.ts";

const NOWHERE: KeyContext = { own: "none", zoomed: false, cropping: false };
const FIELD: KeyContext = { own: "all", zoomed: false, cropping: false };
const SLIDER: KeyContext = { own: "arrows", zoomed: false, cropping: false };
const ZOOMED: KeyContext = { own: "none", zoomed: true, cropping: false };

const CROPPING: KeyContext = { own: "none", zoomed: false, cropping: true };

/** `Ctrl+Shift+z` and the like. */
function press(keys: string) {
  const parts = keys.split("+");
  return {
    key: parts.at(-1) ?? "",
    code: parts.at(-1) ?? "",
    ctrlKey: parts.includes("Ctrl"),
    metaKey: parts.includes("Meta"),
    shiftKey: parts.includes("Shift"),
    altKey: parts.includes("Alt"),
  };
}

describe("shortcuts", () => {
  const cases: readonly [keys: string, where: KeyContext, command: Command | null][] = [
    ["w", NOWHERE, "wall"],
    ["w", FIELD, null],
    ["w", CROPPING, null],
    ["Ctrl+o", NOWHERE, "add"],
    ["Meta+o", FIELD, "add"],
    ["Ctrl+s", FIELD, "export"],
    ["Ctrl+Shift+s", FIELD, "export-this"],
    ["Ctrl+z", NOWHERE, "undo"],
    ["Meta+z", FIELD, "undo"],
    ["Ctrl+Shift+Z", NOWHERE, "redo"],
    ["Meta+Shift+z", FIELD, "redo"],
    ["Ctrl+y", NOWHERE, "redo"],
    ["Ctrl+Shift+o", NOWHERE, null],
    ["Ctrl+Alt+z", NOWHERE, null],
    ["z", SLIDER, "zoom"],
    ["?", SLIDER, "help"],
    ["ArrowLeft", SLIDER, null],
    ["ArrowLeft", NOWHERE, "previous"],
    ["ArrowRight", NOWHERE, "next"],
    ["ArrowRight", FIELD, null],
    ["ArrowRight", ZOOMED, null],
    ["Alt+ArrowLeft", NOWHERE, null],
    ["Alt+Digit1", NOWHERE, "profile-1"],
    ["Alt+Digit6", SLIDER, "profile-6"],
    ["Alt+Digit7", NOWHERE, null],
    ["Alt+Digit2", FIELD, null],
    ["Alt+Digit2", CROPPING, null],
    ["Alt+Shift+Digit2", NOWHERE, null],
    ["Ctrl+Alt+Digit2", NOWHERE, null],
    ["Digit2", NOWHERE, null],
    ["Shift+ArrowLeft", NOWHERE, null],
    ["ArrowUp", NOWHERE, null],
    ["z", NOWHERE, "zoom"],
    ["c", NOWHERE, "crop"],
    ["t", NOWHERE, "together"],
    ["t", SLIDER, "together"],
    ["t", FIELD, null],
    ["t", CROPPING, null],
    ["c", FIELD, null],
    ["c", CROPPING, null],
    ["Ctrl+z", CROPPING, null],
    ["Ctrl+s", CROPPING, null],
    ["Delete", CROPPING, null],
    ["ArrowRight", CROPPING, null],
    ["Ctrl+o", CROPPING, "add"],
    ["F6", CROPPING, "region"],
    ["?", CROPPING, "help"],
    ["z", ZOOMED, "zoom"],
    ["z", FIELD, null],
    ["Escape", ZOOMED, "leave-zoom"],
    ["Escape", NOWHERE, null],
    ["Shift+?", NOWHERE, "help"],
    ["Shift+?", FIELD, null],
    ["a", NOWHERE, null],
    ["Ctrl+a", NOWHERE, "select-all"],
    ["Meta+a", SLIDER, "select-all"],
    ["Ctrl+a", FIELD, null],
    ["Ctrl+c", NOWHERE, "copy"],
    ["Meta+c", SLIDER, "copy"],
    ["Ctrl+c", FIELD, null],
    ["F6", NOWHERE, "region"],
    ["F6", FIELD, "region"],
    ["Shift+F6", SLIDER, "region-back"],
    ["Delete", NOWHERE, "remove"],
    ["Backspace", NOWHERE, "remove"],
    ["Delete", SLIDER, null],
    ["Backspace", FIELD, null],
  ];
  it.each(cases)("%s %j: %s", (keys, where, command) => {
    expect(commandOf(press(keys), where)).toBe(command);
  });
});
