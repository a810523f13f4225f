import { useEffect, useEffectEvent } from "react";

/** Takes images and files pasted anywhere on the page, unless they are text for a field. */
export function usePaste(onFiles: (files: readonly File[]) => void): void {
  const paste = useEffectEvent(onFiles);
  useEffect(() => {
    const onPaste = (event: ClipboardEvent): void => {
      const { clipboardData, target } = event;
      if (clipboardData === null) return;
      const files = pastedFiles({ files: [...clipboardData.files], types: clipboardData.types }, takesText(target));
      if (files.length === 0) return;
      event.preventDefault();
      paste(files);
    };
    window.addEventListener("paste", onPaste);
    return () => window.removeEventListener("paste", onPaste);
  }, []);
}

interface Paste {
  readonly files: readonly File[];
  readonly types: readonly string[];
}

/** Files of a paste; none while a field has the focus and the clipboard has text for it. */
export function pastedFiles({ files, types }: Paste, typing: boolean): readonly File[] {
  return typing && types.includes("text/plain") ? [] : files;
}

/** True for elements that take typed text, whose keys and pastes are their own. */
function takesText(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable || target instanceof HTMLTextAreaElement) return true;
  return target instanceof HTMLInputElement && !TYPES_WITHOUT_TEXT.has(target.type);
}

const TYPES_WITHOUT_TEXT = new Set(["range", "radio", "checkbox", "button", "submit", "reset", "file", "color"]);
