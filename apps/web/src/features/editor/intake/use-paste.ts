import { useEffect, useEffectEvent } from "react";
import { pastedFiles, takesText } from "./clipboard.ts";

/** Takes pictures and files pasted anywhere on the page, unless they are text for a field. */
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
