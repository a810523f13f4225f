/** The keyboard in the page: names for shortcuts, and elements keeping keys for themselves. */
import { ui } from "@matte/messages/ui";

const LETTERS =
  "input:not([type=checkbox], [type=radio], [type=range], [type=file], [type=color]), textarea, select, [contenteditable], [role=menu]";
const ARROWS = "input:is([type=radio], [type=range])";

/** Keys used by an element itself. */
export type OwnKeys = "all" | "arrows" | "none";

/** Text fields, lists and open menus use letters and arrows, sliders and radio buttons arrows alone. */
export function ownKeys(target: EventTarget | null): OwnKeys {
  if (!(target instanceof Element)) return "none";
  if (target.closest(LETTERS) !== null) return "all";
  return target.closest(ARROWS) === null ? "none" : "arrows";
}

/** True for elements using arrows themselves. */
export function usesKeys(target: EventTarget | null): boolean {
  return ownKeys(target) !== "none";
}

/** True while a dialog is open; it then gets all keys. */
export function isDialogOpen(): boolean {
  return document.querySelector("[role=dialog]") !== null;
}

/** A shortcut with the system's command key, as its keyboard labels it: `Ctrl S`, `⌘ S`. */
export function shortcutName(key: string): string {
  return isMac() ? `⌘ ${key.replace("Shift", "⇧")}` : ui.ctrl(key);
}

function isMac(): boolean {
  return /Mac|iPhone|iPad/.test(navigator.platform);
}
