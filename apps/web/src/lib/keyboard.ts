/** The keyboard in the page: names of shortcuts, and elements that keep keys for themselves. */
import { ui } from "@matte/messages/ui";

const LETTERS =
  "input:not([type=checkbox], [type=radio], [type=range], [type=file], [type=color]), textarea, select, [contenteditable], [role=menu]";
const ARROWS = "input:is([type=radio], [type=range])";

/** The keys that an element uses itself. */
export type OwnKeys = "all" | "arrows" | "none";

/** Text fields, lists and open menus use letters and arrows, sliders and radio buttons arrows alone. */
export function ownKeys(target: EventTarget | null): OwnKeys {
  if (!(target instanceof Element)) return "none";
  if (target.closest(LETTERS) !== null) return "all";
  return target.closest(ARROWS) === null ? "none" : "arrows";
}

/** True for elements that use arrows themselves. */
export function usesKeys(target: EventTarget | null): boolean {
  return ownKeys(target) !== "none";
}

/** True while a dialog is open, which then gets all keys. */
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
