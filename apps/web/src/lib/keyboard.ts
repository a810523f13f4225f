/** The keyboard in the page: names of shortcuts, and elements that keep keys for themselves. */
import { ui } from "@matte/messages/ui";

const OWN_KEYS =
  "input:not([type=checkbox], [type=file], [type=color]), textarea, select, [contenteditable], [role=menu]";

/** True for elements that use letters and arrows themselves: text fields, sliders, choices, open menus. */
export function usesKeys(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(OWN_KEYS) !== null;
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
