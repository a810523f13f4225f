/** The editor's keyboard shortcuts. */
import { useEffect, useEffectEvent } from "react";
import { isDialogOpen, ownKeys, type OwnKeys } from "#lib/keyboard.ts";

export type Command =
  | "add"
  | "export"
  | "export-this"
  | "undo"
  | "redo"
  | "previous"
  | "next"
  | "crop"
  | "wall"
  | "together"
  | "zoom"
  | "leave-zoom"
  | "select-all"
  | "remove"
  | "copy"
  | "region"
  | "region-back"
  | "help"
  | ProfileCommand;

/** Chooses the profile at a place in their row. */
type ProfileCommand = `profile-${1 | 2 | 3 | 4 | 5 | 6}`;

export interface KeyPress {
  readonly key: string;
  /** The key by its place: on a Mac, Alt changes a digit's `key`. */
  readonly code: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
}

export interface KeyContext {
  /** Keys used by the focused control. */
  readonly own: OwnKeys;
  /** True when the preview is magnified: arrows move the picture then. */
  readonly zoomed: boolean;
  /** True in the mode `Crop`, which has keys of its own. */
  readonly cropping: boolean;
}

const WITH_COMMAND: Readonly<Record<string, Command>> = {
  a: "select-all",
  c: "copy",
  o: "add",
  s: "export",
  z: "undo",
  y: "redo",
};
const WITH_SHIFT_AND_COMMAND: Readonly<Record<string, Command>> = { s: "export-this", z: "redo" };
const ALONE: Readonly<Record<string, Command>> = {
  arrowleft: "previous",
  arrowright: "next",
  delete: "remove",
  backspace: "remove",
  c: "crop",
  t: "together",
  w: "wall",
  z: "zoom",
  "?": "help",
};

/** Commands repeated by a held key. */
const REPEATED: ReadonlySet<Command> = new Set(["undo", "redo", "previous", "next"]);

/** Commands that leave the photo and its crop alone. */
const WHILE_CROPPING: ReadonlySet<Command | null> = new Set(["add", "region", "region-back", "help"]);

/** Returns a key's command; null for keys used by the browser, by fields and by the mode `Crop`. */
export function commandOf(press: KeyPress, context: KeyContext): Command | null {
  const command = commandOfKey(press, context);
  return context.cropping && !WHILE_CROPPING.has(command) ? null : command;
}

function commandOfKey(press: KeyPress, { own, zoomed }: Omit<KeyContext, "cropping">): Command | null {
  const key = press.key.toLowerCase();
  if (press.altKey) return own === "all" ? null : profileCommand(press);
  if (press.ctrlKey || press.metaKey) return withCommandKey(press, own);
  if (key === "f6") return press.shiftKey ? "region-back" : "region";
  if ((press.shiftKey && key !== "?") || isOwn(key, own)) return null;
  if (zoomed && key === "escape") return "leave-zoom";
  if (zoomed && key.startsWith("arrow")) return null;
  return ALONE[key] ?? null;
}

const PROFILE_KEYS: Readonly<Record<string, ProfileCommand>> = {
  Digit1: "profile-1",
  Digit2: "profile-2",
  Digit3: "profile-3",
  Digit4: "profile-4",
  Digit5: "profile-5",
  Digit6: "profile-6",
};

function profileCommand({ code, ctrlKey, metaKey, shiftKey }: KeyPress): ProfileCommand | null {
  return ctrlKey || metaKey || shiftKey ? null : (PROFILE_KEYS[code] ?? null);
}

/** Text fields select and copy their text themselves. */
function withCommandKey({ key, shiftKey }: KeyPress, own: OwnKeys): Command | null {
  const command = (shiftKey ? WITH_SHIFT_AND_COMMAND : WITH_COMMAND)[key.toLowerCase()] ?? null;
  return own === "all" && (command === "select-all" || command === "copy") ? null : command;
}

function isOwn(key: string, own: OwnKeys): boolean {
  return own === "all" || (own === "arrows" && (key.startsWith("arrow") || ALONE[key] === "remove"));
}

/** True while page text is selected to be copied. */
function isTextSelected(): boolean {
  return getSelection()?.isCollapsed === false;
}

/** Handles the editor's keyboard shortcuts, except while a dialog is open. */
export function useShortcuts(state: Omit<KeyContext, "own">, onCommand: (command: Command) => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || isDialogOpen()) return;
    const command = commandOf(event, { ...state, own: ownKeys(event.target) });
    if (command === null || (command === "copy" && isTextSelected())) return;
    event.preventDefault();
    if (!event.repeat || REPEATED.has(command)) onCommand(command);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent): void => onKey(event);
    window.addEventListener("keydown", listener);
    return () => window.removeEventListener("keydown", listener);
  }, []);
}
