/** Which key asks for what. */

export type Command = "add" | "export" | "undo" | "redo" | "previous" | "next" | "zoom" | "leave-zoom" | "help";

export interface KeyPress {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
}

export interface Circumstances {
  /** The keys belong to a field: text, a slider, a choice. */
  readonly inField: boolean;
  /** The preview shows the export pixel by pixel, where arrows move the picture. */
  readonly zoomed: boolean;
}

const WITH_COMMAND: Readonly<Record<string, Command>> = { o: "add", s: "export", z: "undo", y: "redo" };
const ALONE: Readonly<Record<string, Command>> = { arrowleft: "previous", arrowright: "next", z: "zoom", "?": "help" };

/** The command a key asks for, null for none: the key is then the browser's, or the field's. */
export function commandOf(press: KeyPress, { inField, zoomed }: Circumstances): Command | null {
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
