/** Shows the photo without its frame while `\\` is held. */
import { useEffect } from "react";
import { isDialogOpen, ownKeys } from "#lib/keyboard.ts";
import type { EditorSession } from "../state/session.ts";

/** True for the backslash key, and for the one in its place on other keyboards. */
function isBackslash({ key, code, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (key === "\\") return true;
  return code === "Backslash" && !ctrlKey && !metaKey && !altKey;
}

export function useBarePhoto(session: EditorSession): void {
  useEffect(() => {
    const show = (bare: boolean): void => {
      if (session.store.getState().bare !== bare) session.set({ bare });
    };
    const onDown = (event: KeyboardEvent): void => {
      if (!isBackslash(event) || isDialogOpen() || ownKeys(event.target) === "all") return;
      event.preventDefault();
      show(true);
    };
    const onUp = (event: KeyboardEvent): void => {
      if (isBackslash(event)) show(false);
    };
    const onBlur = (): void => show(false);
    const listening = new AbortController();
    const { signal } = listening;
    window.addEventListener("keydown", onDown, { signal });
    window.addEventListener("keyup", onUp, { signal });
    window.addEventListener("blur", onBlur, { signal });
    return () => listening.abort();
  }, [session]);
}
