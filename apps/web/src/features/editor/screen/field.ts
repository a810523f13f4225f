const OWN_KEYS =
  "input:not([type=checkbox], [type=file], [type=color]), textarea, select, [contenteditable], [role=menu]";

/** Whether an element has uses of its own for letters and arrows: text, a slider, a choice, an open menu. */
export function isField(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(OWN_KEYS) !== null;
}

/** Whether a window stands before the editor, so that keys are meant for it. */
export function isCovered(): boolean {
  return document.querySelector("[role=dialog]") !== null;
}
