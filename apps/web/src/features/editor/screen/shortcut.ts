/** The editor's keyboard shortcuts. */

export type Command = "add" | "export" | "undo" | "redo" | "previous" | "next" | "zoom" | "leave-zoom" | "help";

export interface KeyPress {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
}

export interface KeyContext {
  /** True when a field has the focus: text, a slider, a choice. */
  readonly inField: boolean;
  /** True when the preview is magnified: arrows move the picture then. */
  readonly zoomed: boolean;
}

const WITH_COMMAND: Readonly<Record<string, Command>> = { o: "add", s: "export", z: "undo", y: "redo" };
const ALONE: Readonly<Record<string, Command>> = { arrowleft: "previous", arrowright: "next", z: "zoom", "?": "help" };

/** Returns the command of a key; null for keys of the browser and of fields. */
export function commandOf(press: KeyPress, { inField, zoomed }: KeyContext): Command | null {
  const key = press.key.toLowerCase();
  if (press.altKey) return null;
  if (press.ctrlKey || press.metaKey) {
    if (press.shiftKey) return key === "z" ? "redo" : null;
    return WITH_COMMAND[key] ?? null;
  }
  if (inField || (press.shiftKey && key !== "?")) return null;
  if (zoomed && key === "escape") return "leave-zoom";
  if (zoomed && key.startsWith("arrow")) return null;
  return ALONE[key] ?? null;
}
