import { useEffect, useEffectEvent } from "react";
import { isDialogOpen, usesKeys } from "#lib/keyboard.ts";
import { commandOf, type Command } from "./shortcut.ts";

/** Handles the editor's keyboard shortcuts, except while a dialog is open. */
export function useShortcuts(zoomed: boolean, onCommand: (command: Command) => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || isDialogOpen()) return;
    const command = commandOf(event, { inField: usesKeys(event.target), zoomed });
    if (command === null) return;
    event.preventDefault();
    if (!event.repeat || REPEATED.has(command)) onCommand(command);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent): void => onKey(event);
    window.addEventListener("keydown", listener);
    return () => window.removeEventListener("keydown", listener);
  }, []);
}

/** Commands that a held key repeats. */
const REPEATED: ReadonlySet<Command> = new Set(["undo", "redo", "previous", "next"]);
