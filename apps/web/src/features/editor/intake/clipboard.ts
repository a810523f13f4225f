/** Which pastes are photos and which belong to a text field. */

export interface Pasted {
  readonly files: readonly File[];
  readonly types: readonly string[];
}

/** The files of a paste; none when a field is being typed in and the clipboard has text for it. */
export function pastedFiles({ files, types }: Pasted, typing: boolean): readonly File[] {
  return typing && types.includes("text/plain") ? [] : files;
}

/** Whether the element takes typed text, so that keys and pastes are its own. */
export function takesText(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable || target instanceof HTMLTextAreaElement) return true;
  return target instanceof HTMLInputElement && !NO_TEXT.has(target.type);
}

const NO_TEXT = new Set(["range", "radio", "checkbox", "button", "submit", "reset", "file", "color"]);
